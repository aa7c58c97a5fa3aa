'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useState, useTransition } from 'react';
import { announce } from '@/components/primitives/address-store';
import { opensElsewhere, pageLinked } from '@/components/primitives/page-link';
import { savesData } from './saves-data';

/** What shows that a visitor means to follow a link: pointing at it, reaching it by keyboard, touching it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Follows links to pages of this site without a new document, one listener for all of them, so that a link
 * is a plain link. The page is fetched ahead when a visitor means to go there; none on load, none where the
 * visitor saves data. Mounted once in the layout.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [next, setNext] = useState('');
  const [Skeleton, setSkeleton] = useState<ComponentType<{ path: string }> | null>(null);
  const [waiting, start] = useTransition();

  useEffect(() => {
    let ahead = '';
    function intend({ target }: Event) {
      const page = pageLinked(target);
      if (!page || page === ahead || savesData()) return;
      ahead = page;
      router.prefetch(page);
    }
    function follow(event: MouseEvent) {
      const page = pageLinked(event.target);
      if (!page || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      setNext(page);
      start(() => router.push(page));
      import('./page-skeleton').then(
        ({ PageSkeleton }) => setSkeleton(() => PageSkeleton),
        () => {}, // the script is gone since a release: the wait shows nothing
      );
    }
    for (const intent of intents) document.addEventListener(intent, intend, { passive: true });
    document.addEventListener('click', follow);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, intend);
      document.removeEventListener('click', follow);
    };
  }, [router]);

  // A link to the same page with another query: the browser fires no event when the router has changed the address.
  useEffect(() => {
    if (next && !waiting) announce();
  }, [next, waiting]);

  return waiting && Skeleton && <Skeleton path={next} />;
}
