/** Next's own cookie of draft mode: with it pages are rendered for this one request and not cached. */
export const bypassCookie = '__prerender_bypass';
/** The site's cookie: which draft may be shown, and at which address. */
export const passCookie = 'preview';
