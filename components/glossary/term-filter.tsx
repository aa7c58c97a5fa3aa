'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowFilter } from '@/components/cross-reference/row-filter';
import { useQuery } from '@/components/primitives/address-store';
import * as routes from '@/lib/routing/routes';
import styles from './term-filter.module.scss';

export function TermFilter({ total, children }: { total: number; children: ReactNode }) {
  const find = useQuery().get('find') ?? '';
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(total);
  // The terms are the server's: those that do not fit are hidden here.
  useEffect(() => {
    const letters = [...(list.current?.querySelectorAll('details') ?? [])];
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return;
    let count = 0;
    for (const letter of letters) {
      const terms = [...letter.querySelectorAll<HTMLElement>('dl > div')];
      for (const term of terms) {
        const text = term.textContent.toLowerCase();
        term.hidden = !words.every((word) => text.includes(word));
      }
      const shown = terms.filter(({ hidden }) => !hidden).length;
      letter.open = shown > 0;
      letter.hidden = shown === 0;
      count += shown;
    }
    setFound(count);
    return () => {
      for (const letter of letters) {
        letter.open = letter.hidden = false;
        for (const term of letter.querySelectorAll<HTMLElement>('dl > div')) term.hidden = false;
      }
    };
  }, [find]);

  return (
    <>
      <RowFilter placeholder="Word or abbreviation" isStill />
      <output className={styles.count}>{find && `${found} of ${total} terms`}</output>
      <div ref={list}>{children}</div>
      {find && found === 0 && (
        <p className="lede">
          No term has “{find}”.{' '}
          <a href={routes.contact()} data-quote="" data-quote-about={find}>
            Ask us about it
          </a>
          .
        </p>
      )}
    </>
  );
}
