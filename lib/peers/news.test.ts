/** @jest-environment node */
import { readNews } from './news';

test.each([
  [
    '{"tags":[["menu",5],["forms",6]]}',
    [
      ['menu', 5],
      ['forms', 6],
    ],
  ],
  ['{"tags":[["menu"]]}', []],
  ['{"tags":"menu"}', []],
  ['{}', []],
  ['null', []],
  ['hello', []],
])('%s', (message, news) => expect([...readNews(message)]).toEqual(news));
