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

/** A button that asks for a quote opens the quote form, and without a script links to it. */
export function SectionButton({ button, about, quiet = false }: Props) {
  if (isQuote(button)) {
    const isForPrice = /quot|pric|rfq/i.test(button.label);
    return (
      <a
        className={quiet || !isForPrice ? 'btn btn-quiet' : 'btn'}
        href={routes.contact()}
        data-quote=""
        data-quote-about={isForPrice ? undefined : subject(button.label)}
      >
        {button.label}
      </a>
    );
  }
  return (
    <a
      className="btn btn-quiet"
      href={localHref(button.href)}
      {...(button.newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {button.label}
      {about && !says(button.label, about) && <span className="visually-hidden">: {about}</span>}
    </a>
  );
}

/** "Ask for certificate copies" is about certificate copies. */
const subject = (label: string) => label.replace(/^\s*(?:ask|request)(?: for)?\s+/i, '');

const says = (label: string, about: string) => label.toLowerCase().includes(about.toLowerCase());
