'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowFilter } from '@/components/cross-reference/row-filter';
import { useQuery } from '@/components/primitives/address-store';
import * as routes from '@/lib/routing/routes';
import styles from './term-list.module.scss';

/** Each term is a link; while a word is typed, those that have it stand with their meanings. */
export function TermFilter({ total, children }: { total: number; children: ReactNode }) {
  const find = useQuery().get('find') ?? '';
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(total);
  // The terms are the server's: those that do not fit are hidden here.
  useEffect(() => {
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const letter of list.current?.querySelectorAll('section') ?? []) {
      const terms = [...letter.querySelectorAll<HTMLElement>('dl > div')];
      for (const term of terms) {
        const text = term.textContent.toLowerCase();
        term.hidden = !words.every((word) => text.includes(word));
      }
      const shown = terms.filter(({ hidden }) => !hidden).length;
      letter.hidden = shown === 0;
      count += shown;
    }
    setFound(count);
  }, [find]);

  return (
    <>
      <RowFilter
        placeholder="Word or abbreviation"
        examples={['Nadcap', 'H1025', 'DFARS']}
        isStill
      />
      <output className={styles.count}>{find && `${found} of ${total} terms`}</output>
      <div ref={list} className={find ? styles.found : styles.index}>
        {children}
      </div>
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
