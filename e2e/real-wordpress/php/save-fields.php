<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php save-fields.php POST JSON`: saves fields as a script does by `update_field()`, without the post itself. */

[, $post, $fields] = $argv;

require __DIR__ . '/boot.php';

HardMetals\save_fields((int) $post, json_decode($fields, true));
