'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { opensElsewhere, pageLinked } from './page-link';
import { PageSkeleton } from './page-skeleton';
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
    }
    for (const intent of intents) document.addEventListener(intent, intend, { passive: true });
    document.addEventListener('click', follow);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, intend);
      document.removeEventListener('click', follow);
    };
  }, [router]);

  return waiting && <PageSkeleton path={next} />;
}
