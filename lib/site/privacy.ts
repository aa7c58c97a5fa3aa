import type { Page } from '@/content-schemas/page';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from './company';
import { keptDays } from './kept-days';

const html = `
<p>This page says what this website keeps of what you send or read here, where, how long, and how to have it deleted.</p>
<h2>Quote requests</h2>
<ul>
<li><strong>What we keep:</strong> your name, company, email, phone, message, your quote list, the files you attach, the page you asked from, and when you sent it. Nothing else about you goes with it.</li>
<li><strong>Where:</strong> on the server that runs this website, where only the people who operate it can read it. From there it goes to our sales desk by email, and a copy stays in our content management system (WordPress).</li>
<li><strong>How long:</strong> ${keptDays} days after it reaches our sales desk the server deletes it automatically. A request that has not reached the sales desk yet waits on the server, with its files, until it has. Until it is deleted, its own page shows its lines and the names of its files to whoever has the address of that page. Files that come with a request we could not take are deleted within the hour. The sales desk keeps your request with its other business email.</li>
<li><strong>How to have it deleted sooner:</strong> call us at <a href="${telephone(site.phone)}">${site.phone}</a> or write to <a href="mailto:${site.email}">${site.email}</a> and mention your reference, such as Q-7F3K-9M2P-4XWT. It is shown when you send the form. We delete the request from the server, from the content management system and from the sales desk’s email.</li>
</ul>
<p>To keep out programs that flood the form, the server counts for ten minutes how many forms come from one network address. The address is not stored with your request.</p>
<h2>What stays in your browser</h2>
<p>Your browser keeps:</p>
<ul>
<li>a quote form that you have not sent yet: after a day your next visit removes it;</li>
<li>your quote list, until you send it or remove its lines;</li>
<li>the reference of the request you sent last, and the address of its page: for a day, or until the next one;</li>
<li>the grades you compare, your choice of colors and units, and copies of pages and data for when there is no network.</li>
</ul>
<p>We do not receive any of it until you send a form, but for your list: it is sent to our server when you have it checked, and a line of it when you change it, to be weighed. Neither is stored there. You can remove all of it in your browser’s settings (site data).</p>
<p>Pages set no cookies for visitors, but for one case: without JavaScript, what you typed into the form is kept in a cookie while you add another size. Your browser sends it to the page with the form alone, and removes it when you send the form, or after a quarter of an hour.</p>
<h2>Counting visits</h2>
<p>We may count page views, and how often the quote form is opened and sent. That uses no cookie and includes no name, email or form content. A browser that sends Do Not Track or Global Privacy Control is not counted.</p>
<p>Questions? <a href="${routes.contact()}">Contact us</a>.</p>`;

/** The page on privacy, as long as editors have written none under its slug: theirs takes its place. */
export const privacyPage: Page = {
  id: 0,
  slug: 'privacy',
  parent: 0,
  order: null,
  modified: null,
  title: 'Privacy',
  html,
  excerpt: `What ${site.brand} keeps of a quote request, where, how long, and how to have it deleted.`,
  image: null,
  seo: { title: null, description: null, noindex: false },
  flexible: false,
  sidebar: false,
  sections: [],
  omissions: [],
};
