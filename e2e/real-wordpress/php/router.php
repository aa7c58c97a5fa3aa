<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** What a web server's rewrite rules do, for `php -S`: files of the site, files of the core, else WordPress. */

$core = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/');
// uploads, themes and plugins belong to the site; the core is shared
$root = str_starts_with($path, '/wp-content/') ? getenv('CMS_SITE') : $core;
$file = realpath($root . $path);

if ($file && is_dir($file) && $path !== '/' && is_file("$file/index.php")) {
    if (!str_ends_with($path, '/')) {
        header("Location: $path/", true, 301);
        return true;
    }
    $file .= '/index.php';
    $path .= 'index.php';
}

if (str_contains($path, '/.') || str_contains($path, '..')) {
    http_response_code(403);
    return true;
}

if ($file && is_file($file) && !str_ends_with($file, '.php')) {
    if ($root === $core) {
        return false; // the server sends it itself
    }
    $types = ['css' => 'text/css', 'js' => 'text/javascript', 'svg' => 'image/svg+xml'];
    header('Content-Type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? mime_content_type($file)));
    header('Content-Length: ' . filesize($file));
    readfile($file);
    return true;
}

if (!$file || !is_file($file)) {
    $file = "$core/index.php";
    $path = '/index.php';
}
chdir(dirname($file));
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
require $file;
return true;
