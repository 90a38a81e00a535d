import { expect, it } from 'vitest';
import { plainText } from './html-to-text.ts';

it.each([
  ['<p>Dry hair\u00a0: care</p>\n<p>and\u202f!</p>', 'Dry hair\u00a0: care and\u202f!'],
  ['Dry&nbsp;: &nbsp; care', 'Dry\u00a0: care'],
])('%j keeps the blanks at which no line breaks', (html, expected) => {
  expect(plainText(html)).toBe(expected);
});
