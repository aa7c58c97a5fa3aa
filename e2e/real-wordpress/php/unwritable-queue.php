<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php unwritable-queue.php`: delivers while no notice can be marked as tried. Prints how many more claims that took, and how many it leaves. */

require __DIR__ . '/boot.php';

while (!($holder = HardMetals\claim(HardMetals\DELIVERY, 60))) {
    usleep(50_000); // the last delivery ends
}
$claims = 0;
add_filter('query', function (string $query) use (&$claims): string {
    $claims += (int) str_starts_with($query, 'INSERT IGNORE');
    if ($claims > 50) {
        exit('no end');
    }
    return preg_match('/^UPDATE \W?\w*hard_metals_notices/', $query) ? "$query AND 1 = 0" : $query;
});
remove_all_actions('shutdown');
HardMetals\queue_notice([['type' => 'menu', 'event' => 'changed']]);
HardMetals\deliver_notices($holder);
echo "$claims ", (int) (HardMetals\claim_holder(HardMetals\DELIVERY) !== null);
