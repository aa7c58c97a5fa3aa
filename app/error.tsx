'use client';

/** When a page fails, between the site's header and footer. */
export { PageFailed as default } from './page-failed';
