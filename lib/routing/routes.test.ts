/** @jest-environment node */
import * as routes from './routes';

test.each(['index', 'about-us-2', '~'])(
  'a page called %s is rendered at a segment, and found again by it',
  (slug) => {
    const segment = routes.pageSegment(slug);
    expect(segment).not.toBe('index');
    expect(routes.slugOfSegment(encodeURIComponent(segment))).toBe(slug);
    expect(routes.renderedAt(routes.page({ slug })) ?? routes.page({ slug })).toBe(
      `/${encodeURIComponent(segment)}/`,
    );
  },
);
