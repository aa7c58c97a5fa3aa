'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowFilter } from '@/components/cross-reference/row-filter';
import { useQuery } from '@/components/primitives/address-store';
import * as routes from '@/lib/routing/routes';
import { initialsOf } from '@/lib/site/glossary';
import styles from './term-list.module.scss';

const ofWord = String.raw`[\p{L}\p{N}]`;

/** Where each typed word must be, the strictest first: so ELI finds itself, and not "relieve". */
const ways = [
  { part: 'name', before: `(?<!${ofWord})`, after: `(?!${ofWord})` },
  { part: 'name', before: `(?<!${ofWord})`, after: '' },
  { part: 'text', before: `(?<!${ofWord})`, after: `(?!${ofWord})` },
  { part: 'text', before: '', after: '' },
] as const;

/** Each term is a link; while a word is typed, those named so, else those that speak of it, stand with their meanings. */
export function TermFilter({
  total,
  letters,
  children,
}: {
  total: number;
  /** The way to each letter, where no word is typed. */
  letters?: ReactNode;
  children: ReactNode;
}) {
  const find = useQuery().get('find') ?? '';
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(total);
  // The terms are the server's: those that do not fit are hidden here.
  useEffect(() => {
    const words = find.match(/[\p{L}\p{N}]+/gu) ?? [];
    const terms = [...(list.current?.querySelectorAll<HTMLElement>('dl > div') ?? [])].map(
      (row) => {
        const title = row.querySelector('dt')?.textContent ?? '';
        const name = `${title} ${initialsOf(title)}`;
        return { row, name, text: `${name} ${row.querySelector('dd')?.textContent}` };
      },
    );
    const shown =
      ways
        .map(({ part, before, after }) => {
          const patterns = words.map((word) => RegExp(before + word + after, 'iu'));
          return terms.filter((term) => patterns.every((pattern) => pattern.test(term[part])));
        })
        .find(({ length }) => length > 0) ?? [];
    for (const term of terms) term.row.hidden = !shown.includes(term);
    for (const letter of list.current?.querySelectorAll('section') ?? [])
      letter.hidden = !letter.querySelector('dl > :not([hidden])');
    setFound(shown.length);
  }, [find]);

  return (
    <>
      <RowFilter placeholder="Word or abbreviation, such as VAR" isStill />
      <output className={styles.count}>{find && `${found} of ${total} terms`}</output>
      {!find && letters}
      <div ref={list} className={find ? undefined : styles.index}>
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
