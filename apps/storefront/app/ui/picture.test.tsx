import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cdnCard, cdnPicture, cdnThumbnail, ownPicture, Picture } from './picture.tsx';

const render = (changes: Partial<ComponentProps<typeof Picture>> = {}) =>
  renderToStaticMarkup(
    <Picture
      source={cdnPicture('https://cdn.example.com/a.webp')}
      alt="A bottle"
      width={960}
      height={1200}
      sizes="50vw"
      {...changes}
    />,
  );

test('a picture offers AVIF in its widths, one WebP for the rest, and keeps its place', () => {
  const html = render();
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="[^"]*width=480&amp;format=avif 480w.*960w" sizes="50vw"/,
  );
  expect(html).toMatch(/<img src="[^"]*width=960&amp;format=webp" alt="A bottle"/);
  expect(html).toContain('width="960" height="1200" loading="lazy"');
});

test('it is never asked for wider than its original', () => {
  expect(render({ width: 640 })).not.toContain('960w');
});

test.each([
  // Cut to a frame of 4:5, of 1600 pixels 640 are seen.
  ['https://cdn.example.com/a.jpg?edge=filled', { width: 1600, height: 800 }, '480w', 1200],
  ['https://cdn.example.com/a.jpg', { width: 1600, height: 800 }, '640w', 1600],
  ['https://cdn.example.com/a.jpg', { width: 960, height: 1200 }, '640w', 640],
  ['https://cdn.example.com/a.jpg', { width: 600, height: 1200 }, '480w', 480],
  // Shown whole.
  ['https://cdn.example.com/a.jpg?edge=plain', { width: 1600, height: 800 }, '640w', 640],
])('%s of %j, cut to its frame, is asked for as wide as %s needs', (url, size, label, asked) => {
  const html = render({ source: cdnPicture(url), ...size, fills: 4 / 5 });
  const [, width] = new RegExp(`width=(\\d+)&amp;format=avif ${label}`).exec(html) ?? [];
  expect(Number(width)).toBe(asked);
});

test('only a picture that a visitor waits for is fetched early', () => {
  expect(render({ isPriority: true })).toContain('loading="eager" fetchPriority="high"');
  expect(render()).not.toContain('fetchPriority="high"');
});

test('a known average colour is its ground while it is on its way', () => {
  expect(render({ tint: '#d7d3db' })).toContain(' style="--tint:#d7d3db"');
  expect(render()).not.toContain('style=');
});

test.each([
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp?width=480&format=avif'],
  [
    'https://cdn.example.com/a.webp?v=1',
    'https://cdn.example.com/a.webp?v=1&width=480&format=avif',
  ],
])('%s is asked for in a width and a format', (url, expected) => {
  expect(cdnPicture(url).urlOf(480, 'avif')).toBe(expected);
});

test('a picture of the site itself lies ready by name, width and format', () => {
  expect(ownPicture('range-rain', [960]).urlOf(960, 'webp')).toBe(
    '/brand/pictures/range-rain-960.webp',
  );
});

test('a phone of two pixels for one finds its own width, whole and half', () => {
  const url = 'https://cdn.example.com/a.webp';
  expect(cdnPicture(url).widths).toContain(780);
  expect(cdnCard(url).widths).toContain(360);
  expect(Math.max(...cdnCard(url).widths)).toBeLessThanOrEqual(640);
});

test('a thumbnail comes no larger than a thumb', () => {
  const { widths, urlOf } = cdnThumbnail('https://cdn.example.com/a.webp');
  expect(Math.max(...widths)).toBeLessThanOrEqual(320);
  expect(urlOf(160, 'avif')).toBe('https://cdn.example.com/a.webp?width=160&format=avif');
});
