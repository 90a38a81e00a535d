import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const TEXTS = new Map([
  ['/brand/styles.css?v=1', ':root{--ink:#000}'],
  ['/assets/shell-1.css', 'a{color:red}'],
]);
const page = (head: string) => `<html><head>${head}</head><body></body></html>`;
const BRAND = '<link rel="stylesheet" href="/brand/styles.css?v=1"/>';
const SHELL = '<link rel="stylesheet" href="/assets/shell-1.css#"/>';
const FONT = '<link rel="preload" as="font" href="/brand/imbue.woff2"/>';

test('sheets stand in the page in their order, behind what it preloads', () => {
  const html = inlineStyles(page(BRAND + SHELL + FONT), TEXTS);
  expect(html).toMatch(
    /imbue\.woff2"\/><style>:root\{--ink:#000\}<\/style><style>a\{color:red\}<\/style><\/head>/,
  );
});

test('their links stay for React, and without the router’s mark for scripts, but fetch nothing', () => {
  const html = inlineStyles(page(BRAND + SHELL), TEXTS);
  const links = [
    ...html.matchAll(/<link rel="stylesheet" href="([^"]+)" media="not all" disabled=""\/>/g),
  ];
  expect(links.map(([, href]) => href)).toEqual([
    '/brand/styles.css?v=1',
    '/assets/shell-1.css',
    '/assets/shell-1.css#',
  ]);
});

test('a sheet that the build does not have stays linked', () => {
  const other = page('<link rel="stylesheet" href="/assets/other.css"/>');
  expect(inlineStyles(other, TEXTS)).toBe(other);
});

test('links in the body, and a text without a head, stay as they are', () => {
  const body = `<html><head></head><body>${SHELL}</body></html>`;
  expect(inlineStyles(body, TEXTS)).toBe(body);
  expect(inlineStyles(BRAND, TEXTS)).toBe(BRAND);
});
