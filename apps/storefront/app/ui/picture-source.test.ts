import { expect, test } from 'vitest';
import { cdnCard, cdnPicture, cdnThumbnail, ownPicture } from './picture-source.ts';

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
