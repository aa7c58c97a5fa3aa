import type { Button } from '@/content-schemas/section-parts';
import { localHref } from '@/lib/routing/links';
import { isQuote } from '@/lib/site/quote-button';
import * as routes from '@/lib/routing/routes';

interface Props {
  button: Button;
  /** What it is about, where one sees that and "Read more" alone does not say it. */
  about?: string | null;
  /** Less prominent than the page's own buttons, the quote's too. */
  quiet?: boolean;
}

/**
 * A button an editor made. One for the quote is filled and opens the quote, and without a script leads to its form; the
 * others are outlined.
 */
export function SectionButton({ button, about, quiet = false }: Props) {
  const className = quiet || !isQuote(button) ? 'btn btn-quiet' : 'btn';
  if (isQuote(button))
    return (
      <a className={className} href={routes.contact()} data-quote="">
        {button.label}
      </a>
    );
  return (
    <a
      className={className}
      href={localHref(button.href)}
      {...(button.newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {button.label}
      {about && !says(button.label, about) && <span className="visually-hidden">: {about}</span>}
    </a>
  );
}

const says = (label: string, about: string) => label.toLowerCase().includes(about.toLowerCase());
