import { expect, it } from 'vitest';
import { stylesFirst } from './styles-first.ts';

const FONT = '<link rel="preload" as="font" href="/fonts/imbue.woff2"/>';
const STYLES = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css#"/>';
const head = (links: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${links}`;

it('styles are named before fonts, in their own order', () => {
  expect(stylesFirst(head(FONT + STYLES))).toBe(head(STYLES + FONT));
});

it.each([STYLES + FONT, STYLES, `${FONT + STYLES}<title>Rain</title>`, ''])(
  'a head without styles at its end stays in its order (%#)',
  (links) => expect(stylesFirst(head(links))).toBe(head(links)),
);
