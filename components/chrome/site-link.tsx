'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { LinkWait } from './link-wait';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link. Pages of this site are fetched ahead when a visitor means to go there (hover, focus, touch),
 * none on load and none where the browser saves data. Any other address is a plain anchor.
 */
export function SiteLink({ href, children, ...props }: SiteLinkProps) {
  const [intended, setIntended] = useState(false);
  if (!isPage(href))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  const intend = () => setIntended(!savesData());
  return (
    <Link
      href={href as Route}
      prefetch={intended ? null : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
      {...props}
    >
      {children}
      <LinkWait href={href} />
    </Link>
  );
}

/** Pages end in a slash (decision 2); files, other hosts, telephone numbers and fragments are none. */
const isPage = (href: string) => /^\/(?!\/)(?:[^?#]*\/)?(?:[?#]|$)/.test(href);

const savesData = () =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);
