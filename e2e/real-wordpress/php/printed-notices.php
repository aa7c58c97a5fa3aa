<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A WordPress with `display_errors` on and a plugin that is sloppy: PHP's notices stand before the JSON of REST answers, and after it. */

ini_set('display_errors', '1');
add_action('rest_api_init', fn() => trigger_error('Undefined array key "{x}"', E_USER_WARNING));
add_action('shutdown', fn() => trigger_error('Cannot modify header information', E_USER_NOTICE));
