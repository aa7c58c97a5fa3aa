import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './breadcrumbs';

test.each([
  ['</script ><meta http-equiv=refresh>', '/script >meta http-equiv=refresh>'],
  ['</SCRIPT/x><script>alert(1)</script>', '/SCRIPT/x>script>alert(1)/script>'],
  ['<<<script>', 'script>'],
  ['<!--<script>', '!--script>'],
  ['Bars < 2 in <3/4', 'Bars < 2 in <3/4'],
])('a title of %s neither ends nor opens a script in its structured data', (title, kept) => {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<Breadcrumbs path="/services/x/" title={title} />);
  const [facts, ...others] = template.content.querySelectorAll('script, meta');
  expect(others).toEqual([]);
  expect(JSON.parse(facts!.textContent)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home' },
      { '@type': 'ListItem', position: 2, name: 'Services' },
      { '@type': 'ListItem', position: 3, name: kept },
    ],
  });
});
