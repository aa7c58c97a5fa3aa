import { SiteLink } from '@/components/chrome/site-link';
import { routes } from '@/lib/routes';

/** What stands beside a page's content: the way to a quote. `about` is what it is asked for. */
export function QuoteAside({ about }: { about?: string }) {
  return (
    <>
      <h2>Request a quote</h2>
      {about && <p>{about}</p>}
      <p>
        <SiteLink className="btn" href={routes.contact()} data-quote="">
          Get Quote
        </SiteLink>
      </p>
    </>
  );
}
