import type { MouseEvent } from 'react';
import { opensElsewhere } from '@/components/primitives/interaction';

/** A form or spec to filter by, and its own page, where the link leads without a script. */
export interface FilterOption {
  slug: string;
  title: string;
  href: string;
}

/**
 * Options as links, the first of them "all of them". A plain click chooses; with a key held, or where nothing can
 * be chosen here, it opens the page.
 */
export function FilterOptions({
  label,
  className,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  className?: string;
  options: readonly FilterOption[];
  chosen: FilterOption | undefined;
  onChoose?: (slug: string) => void;
}) {
  const choose = (event: MouseEvent, slug: string) => {
    if (!onChoose || opensElsewhere(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(slug);
  };
  return (
    <ul className={className} aria-label={label}>
      {options.map(({ slug, title, href }) => (
        <li key={slug}>
          <a
            href={href}
            data-here=""
            aria-current={slug === (chosen?.slug ?? '') ? 'true' : undefined}
            onClick={(event) => choose(event, slug)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
