<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php install.php USER PASSWORD FILE`: installs WordPress and writes {"version", "applicationPassword"} into the file. */

[, $user, $password] = $argv;
// WordPress 7.1 leaves globals behind, `$file` among them: a constant stays
define('NOTES_FILE', $argv[3]);

define('WP_INSTALLING', true);
require __DIR__ . '/boot.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

ob_start(); // wp_install talks
$admin = wp_install('Hard Metals Supply', $user, 'admin@example.test', true, '', $password)['user_id'];
ob_end_clean();
wp_update_user(['ID' => $admin, 'user_url' => '']); // it names the address of the installation

$options = [
    'permalink_structure' => '/%postname%/',
    'template'            => 'hard-metals',
    'stylesheet'          => 'hard-metals',
    'active_plugins'      => ['hard-metals/hard-metals.php'],
    'disallowed_keys'     => 'evilword',
    'blogdescription'     => '',
];
foreach ($options as $name => $value) {
    update_option($name, $value);
}

[$application_password] = WP_Application_Passwords::create_new_application_password($admin, ['name' => 'tests']);
file_put_contents(NOTES_FILE, json_encode([
    'version'             => get_bloginfo('version'),
    'applicationPassword' => WP_Application_Passwords::chunk_password($application_password),
]));
