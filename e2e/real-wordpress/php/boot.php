<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Loads the WordPress named by CMS_CORE and CMS_SITE from the command line, as its administrator. */

$_SERVER = [
    'HTTP_HOST'       => (string) parse_url((string) getenv('CMS_HOME'), PHP_URL_HOST),
    'SERVER_NAME'     => '127.0.0.1',
    'SERVER_PROTOCOL' => 'HTTP/1.1',
    'REQUEST_METHOD'  => 'GET',
    'REQUEST_URI'     => '/',
] + $_SERVER;

require getenv('CMS_CORE') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
