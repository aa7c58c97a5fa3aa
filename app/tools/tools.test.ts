/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calculators } from '@/lib/calculators';
import { toolFacts } from './tool-facts';

test.each(calculators.map(({ slug }) => slug))('%s has its page', (slug) => {
  expect(existsSync(join(__dirname, slug, 'page.tsx'))).toBe(true);
});

test('a tool is a web page with the way to it, in absolute addresses', () => {
  const facts = toolFacts(calculators[0]!, 'https://example.com');
  expect(facts).toMatchObject({
    '@type': 'WebPage',
    url: 'https://example.com/tools/conversion/',
    breadcrumb: { '@type': 'BreadcrumbList' },
  });
  expect(facts.breadcrumb.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://example.com/'],
    [2, 'https://example.com/tools/conversion/'],
    [3, 'https://example.com/tools/conversion/'],
  ]);
});
