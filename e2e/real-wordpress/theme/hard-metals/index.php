<?php
/** The content management system's own front page. SPDX-License-Identifier: GPL-2.0-or-later */
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <title><?php bloginfo('name'); ?></title>
    <?php wp_head(); ?>
</head>
<body>
    <p>This is where the content is written. <a href="<?php echo esc_url(admin_url()); ?>">Log in</a></p>
    <?php wp_footer(); ?>
</body>
</html>
