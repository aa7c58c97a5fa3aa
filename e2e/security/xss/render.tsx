import { json } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { Html } from '../../../components/primitives/html';

/* Reads a JSON list of editors' HTML, and prints what the site makes of each. Run with tsx. */
const sources = (await json(process.stdin)) as string[];
const rendered = sources.map((html) => renderToStaticMarkup(<Html html={html} />));
process.stdout.write(JSON.stringify(rendered));
