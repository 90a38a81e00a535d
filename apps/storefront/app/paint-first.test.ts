import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const FONT = '<link rel="preload" as="font" href="/fonts/imbue.woff2"/>';
const SCRIPT = '<link rel="modulepreload" href="/assets/shell.js"/>';
const LATER = '<link rel="modulepreload" fetchpriority="low" href="/assets/shell.js"/>';
const STYLES = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css#"/>';
const page = (head: string, body = 'Rain') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const painted = (html: string) => paintFirst(html).join('');

it('styles are named before fonts and scripts, in their own order, and scripts wait for what is seen', () => {
  expect(painted(page(FONT + SCRIPT + SCRIPT + STYLES))).toBe(page(STYLES + FONT + LATER + LATER));
});

it.each([STYLES + FONT, STYLES, `${FONT + STYLES}<title>Rain</title>`, ''])(
  'a head without styles at its end stays in its order (%#)',
  (head) => expect(painted(page(head))).toBe(page(head)),
);

it('what looks like a part of the head below it is left alone', () => {
  const html = page(FONT, SCRIPT + STYLES);
  expect(painted(html)).toBe(html);
});

it('what has no head is left alone', () => {
  expect(painted('Rain')).toBe('Rain');
});
