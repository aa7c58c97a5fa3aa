import { SiteLink } from '@/components/chrome/site-link';
import type { Button } from '@/content-schemas/section-parts';
import { localHref } from '@/lib/links';
import { isQuote } from '@/lib/quote-button';
import * as routes from '@/lib/routes';

/** A button an editor made. One for the quote opens the quote, and without a script leads to its form. */
export function SectionButton({ button, quiet = false }: { button: Button; quiet?: boolean }) {
  const className = quiet ? 'btn btn-quiet' : 'btn';
  if (isQuote(button))
    return (
      <SiteLink className={className} href={routes.contact()} data-quote="">
        {button.label}
      </SiteLink>
    );
  return (
    <SiteLink
      className={className}
      href={localHref(button.href)}
      {...(button.newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {button.label}
    </SiteLink>
  );
}
