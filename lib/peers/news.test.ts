/** @jest-environment node */
import { readNews } from './news';

test.each([
  ['{"tags":[["menu",5]]}', { tags: [['menu', 5]] }],
  ['{"forget":"forms"}', { forget: 'forms' }],
  ['{"forget":5}', null],
  ['{"tags":[["menu"]]}', null],
  ['{"tags":"menu"}', null],
  ['{}', null],
  ['null', null],
  ['hello', null],
])('%s', (message, news) => expect(readNews(message)).toEqual(news));
