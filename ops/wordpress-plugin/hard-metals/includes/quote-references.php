<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * The site posts a quote request again when it did not hear what became of it. Each has a reference, in the
 * field `reference` and in the unit tag, and what was mailed under a reference is not mailed again.
 */

namespace HardMetals;

defined('ABSPATH') || exit;

/** A reference as the site writes it, alone or at the end of a unit tag. */
const REFERENCE = '/(?:^|-)(Q(?:-[0-9A-HJKMNP-TV-Z]{4}){3})$/';
/** Seconds that a mail server may take; a process that took longer has died, and the request may be mailed again. */
const MAILING_TIMEOUT = 10 * MINUTE_IN_SECONDS;
/** Longer than the site may take until it posts a request for the last time. */
const MAILED_MEMORY = 90 * DAY_IN_SECONDS;

/** The first reference among what a request names itself by; "" for none. */
function quote_reference(mixed ...$names): string {
    foreach ($names as $name) {
        if (is_string($name) && preg_match(REFERENCE, $name, $found)) {
            return $found[1];
        }
    }
    return '';
}

/** The mailing of a quote request in this process. */
final class Mailing {
    private static ?string $holder    = null;
    private static string $reference  = '';
    /** Whether this request was mailed before. */
    public static bool $repeated      = false;

    /** `mail` for whoever has to mail the request, `mailed` where that was done, `busy` while another process mails it. */
    public static function begin(string $reference): string {
        if ($reference === '') {
            return 'mail';
        }
        self::$reference = $reference;
        self::$holder    = claim(self::name(), MAILING_TIMEOUT);
        if (self::$holder !== null) {
            return 'mail';
        }
        $holder         = claim_holder(self::name());
        self::$repeated = $holder === SETTLED;
        return match ($holder) {
            SETTLED => 'mailed',
            null    => 'mail', // no claim could be made: rather two mails than none
            default => 'busy',
        };
    }

    /** What this process claimed is mailed for good, or may be tried again. */
    public static function end(bool $mailed): void {
        if (self::$holder === null) {
            return;
        }
        $mailed
            ? settle_claim(self::name(), self::$holder, MAILED_MEMORY)
            : release_claim(self::name(), self::$holder);
        self::$holder = null;
    }

    private static function name(): string {
        return 'quote ' . self::$reference;
    }
}
