<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * The token that opens an address of the site to an editor. Pure functions: `e2e/wordpress/contract/previews.json` tests them
 * and the site with the same examples.
 */

namespace HardMetals;

/** Seconds until a signed address no longer opens. */
const PREVIEW_LIFE = 15 * 60;

/** Where the site shows a post that it does not publish, or not so. */
function preview_address(string $type, int $id): string {
    return "/api/preview/$type/$id/";
}

/** The address of the site's content report. */
const REPORT_ADDRESS = '/api/report/';

/** HMAC SHA-256 over the address and the second it is good until. */
function preview_token(string $secret, string $address, int $until): string {
    return hash_hmac('sha256', "$address\n$until", $secret);
}
