import { expect, it } from 'vitest';
import { readStarsAlone, reviewPictures } from './review.ts';

const urls = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://cdn.example/${index}.jpg`);

it.each([
  [urls(3), 3],
  [urls(4), 4],
  [urls(5), 4],
  [['http://localhost:4010/nl/cdn/files/a.jpg'], 1],
  [['javascript:alert(1)', 'data:image/png;base64,AA', '/a.jpg', 'https://a b', 7, null], 0],
  ['https://cdn.example/1.jpg', 0],
  [null, 0],
])('of %j %i pictures are shown', (listed, count) => {
  expect(reviewPictures(listed)).toHaveLength(count);
});

it.each([
  [
    [3, 2, 1, 0, 0],
    [3, 2, 1, 0, 0],
  ],
  [
    [3, -2, 'x', 1.9, null],
    [3, 0, 0, 1, 0],
  ],
  [
    [1, 2],
    [0, 0, 0, 0, 0],
  ],
  [null, [0, 0, 0, 0, 0]],
])('ratings without words said as %j are %j', (said, read) => {
  expect(readStarsAlone(said)).toEqual(read);
});
