import { expect, test } from 'vitest';
import { linkHref, textHref } from './link-href.ts';

test.each([
  [{ kind: 'general', slug: 'about' }, '/pages/about'],
  [{ kind: 'product', slug: 'rain-mask' }, '/products/rain-mask'],
  [{ kind: 'bundle', slug: 'rain-routine' }, '/products/rain-routine'],
  [{ kind: 'collection', slug: 'rain' }, '/range/rain'],
  [{ kind: 'collection', slug: '../account/logout?x' }, '/range/..%2Faccount%2Flogout%3Fx'],
  [{ kind: 'path', path: '/salon/' }, '/salon/'],
  [
    { kind: 'path', path: '/shop?sortOption=sortByPopularity' },
    '/shop?sortOption=sortByPopularity',
  ],
  [{ kind: 'path', path: '//evil.example' }, null],
  [{ kind: 'path', path: '/\\evil.example' }, null],
  [{ kind: 'path', path: 'salon' }, null],
  [{ kind: 'path', path: 'javascript:alert(1)' }, null],
  [{ kind: 'external', url: 'https://x.example/a?b=c' }, 'https://x.example/a?b=c'],
  [{ kind: 'external', url: 'mailto:hello@x.example' }, 'mailto:hello@x.example'],
  [{ kind: 'external', url: 'tel:+31201234567' }, 'tel:+31201234567'],
  [{ kind: 'external', url: 'x.example' }, null],
  [{ kind: 'external', url: 'https://' }, null],
  [null, null],
] as const)('%o leads to %s', (target, href) => {
  expect(linkHref(target)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'https:evil',
  '//evil.example',
  '\\\\evil.example',
  '',
])('%j is no link', (address) => {
  expect(textHref(address)).toBeNull();
});
