import { wordpressNames } from '@/lib/cms/names/names';
import { findRedirect } from './redirects';

/** Redirects of Next for the addresses that WordPress gives to posts whose types it names otherwise (`WORDPRESS_NAMES`). */
export const mappedAddresses = () =>
  wordpressNames.bases.flatMap(([from, to]) => {
    const [source, destination] = [`${from}:slug{/}?`, findRedirect(`${to}:slug`)];
    return destination && destination !== `${from}:slug/`
      ? [{ source, destination: decodeURIComponent(destination), permanent: true }]
      : [];
  });
