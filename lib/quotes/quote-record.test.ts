/** @jest-environment node */
import { noNotes, notesText, parseNotes, type QuoteNotes } from './quote-record';

const notes: QuoteNotes = {
  posts: 2,
  answer: "WordPress's form answered validation_failed.",
  wordpressMessage: 'Mend it.',
  problems: { phone: 'Please enter a telephone number.' },
  alarm: true,
  deliveredAt: null,
};

test('notes are stored under the keys of every release, and read back', () => {
  const { posts, wordpressMessage, ...same } = notes;
  expect(JSON.parse(notesText(notes))).toEqual({ ...same, tries: posts, said: wordpressMessage });
  expect(parseNotes(notesText(notes))).toEqual(notes);
});

test.each([null, '', '{', '[]', '{"tries": "two"}'])('%p are no notes', (text) => {
  expect(parseNotes(text)).toEqual(noNotes);
});
