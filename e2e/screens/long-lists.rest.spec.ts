import { expect, test } from '@playwright/test';
import { records } from '../../lib/cms/sample/records';
import { manyGrades } from '../fake-cms/many-grades';
import { startFakeCms } from '../fake-cms/server';
import { shared } from '../site/shared';
import { startBuiltSite } from '../site/start-site';

/* A catalogue of hundreds of grades: its lists stand on pages of 200. */
const cms = shared(() => startFakeCms({ records: [...records, ...manyGrades(560)] }));
const site = shared(() => startBuiltSite('long-lists', { WORDPRESS_URL: cms.url }));

/** The grades that a page's body links to by their names, each once. */
async function gradesOn(path: string): Promise<readonly string[]> {
  const html = await site.html(path);
  const links = html.matchAll(/<(?:h3|th)[^>]*><a href="([^"]*\/grade\/[^"]+)"/g);
  return [...new Set([...links].map(([, grade = '']) => grade))];
}

for (const list of ['', 'form/round-bar/', 'specs/astm-b348/'])
  test(`/inventory/titanium/${list} shows 200 grades, and the others on pages after it`, async () => {
    const path = `/inventory/titanium/${list}`;
    const first = await gradesOn(path);
    const second = await gradesOn(`${path}2/`);
    expect(first).toHaveLength(200);
    expect(second.length).toBeGreaterThan(20);
    expect(first.filter((grade) => second.includes(grade))).toEqual([]);
    const page = await site.html(`${path}2/`);
    expect(page).toMatch(/<a [^>]*aria-label="Page 1 of /);
    expect(page).toContain(`<link rel="canonical" href="http://localhost:3000${path}2/"/>`);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    for (const beyond of ['1', '9', 'x']) {
      const answer = await site.get(`${path}${beyond}/`);
      expect([beyond, answer.status, answer.headers.get('location')]).toEqual([
        beyond,
        307,
        '/404/',
      ]);
    }
  });
