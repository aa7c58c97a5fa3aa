'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';
import { waitFor } from './waited-for';

/** Inside a link: tells the page that it is waited for, from the click until the other page is there. */
export function LinkWait({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? waitFor(href) : undefined), [pending, href]);
  return null;
}
