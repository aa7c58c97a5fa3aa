<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The editor that WordPress had before blocks, as the plugin "Classic Editor" brings it back. */

add_filter('use_block_editor_for_post', '__return_false');
