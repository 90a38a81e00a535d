import { expect, test } from 'vitest';
import { isPhotoFile, PHOTO, photoFaultOf, salonPhotoPath } from './index.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', true],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', true],
  ['RIFF\x24\0\0\0WEBPVP8 ', true],
  ['\0\0\0\x20ftypavif', true],
  ['\0\0\0\x20ftypheic', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['<!doctype html>', false],
  ['GIF89a', false],
  ['%PDF-1.7', false],
  ['RIFF\x24\0\0\0WAVEfmt ', false],
  ['', false],
])('a file that begins with %j: %s', (start, expected) => {
  expect(isPhotoFile(bytesOf(start))).toBe(expected);
});

const { leastWidth, leastHeight, mostPixels } = PHOTO;
test.each([
  [leastWidth, leastHeight, null],
  [leastWidth - 1, leastHeight, 'photoTooSmall'],
  [leastWidth, leastHeight - 1, 'photoTooSmall'],
  [mostPixels / 5_000, 5_000, null],
  [mostPixels / 5_000 + 1, 5_000, 'photoTooLarge'],
])('a picture of %i × %i', (width, height, expected) => {
  expect(photoFaultOf({ width, height })).toBe(expected);
});

test('a number of any letters stays one part of the address', () => {
  expect(salonPhotoPath('nl', '9/../0', 'a', 'small')).toBe(
    '/salon-photos/nl/9%2F..%2F0/a-small.webp',
  );
});
