import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './breadcrumbs';

test.each([
  '</script ><meta http-equiv=refresh content="0;url=https://evil.example/">',
  '</SCRIPT/x><script>self.__next_f.push([0])</script>',
  '<!--<script>',
])('a title of %s neither ends nor changes its structured data', (title) => {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<Breadcrumbs path="/services/x/" title={title} />);
  const [facts, ...others] = template.content.querySelectorAll('script, meta');
  expect(others).toEqual([]);
  expect(facts!.textContent).not.toContain('<');
  expect(JSON.parse(facts!.textContent)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home' },
      { '@type': 'ListItem', position: 2, name: 'Services' },
      { '@type': 'ListItem', position: 3, name: title },
    ],
  });
});
