import { routes } from '@/lib/routes';

/** The place of the quote form beside a page, which tells it what the visitor is looking at. */
export function QuoteAside({ about }: { about: string }) {
  return (
    <section aria-labelledby="quote-aside">
      <h2 id="quote-aside">Request a quote</h2>
      <p>{about}: tell us size, quantity and specification.</p>
      <p>
        <a className="btn" href={routes.contact()} data-quote data-quote-about={about}>
          Get Quote
        </a>
      </p>
    </section>
  );
}
