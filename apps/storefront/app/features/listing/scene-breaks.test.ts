import { expect, it } from 'vitest';
import { placeScenes } from './scene-breaks.tsx';

const scenes = ['rain', 'moss', 'volt'];
const of = (length: number, range: string | null | undefined = 'rain') =>
  Array.from({ length }, () => range);

it.each([
  [7, []],
  [8, [{ range: 'rain', after: 4 }]],
  [15, [{ range: 'rain', after: 4 }]],
  [16, [{ range: 'rain', after: 8 }]],
])('a list of %i products of one range', (length, breaks) => {
  expect(placeScenes({ ranges: of(length), scenes })).toEqual(breaks);
});

it('a long list shows each range once, by the cards that follow', () => {
  const ranges = [...of(20, 'moss'), ...of(20, 'volt'), ...of(20, 'rain')];
  expect(placeScenes({ ranges, scenes })).toEqual([
    { range: 'moss', after: 8 },
    { range: 'volt', after: 24 },
    { range: 'rain', after: 40 },
  ]);
  expect(placeScenes({ ranges: ranges.slice(0, 24), scenes })).toHaveLength(1);
  expect(placeScenes({ ranges: ranges.slice(0, 25), scenes })).toHaveLength(2);
});

it('ranges without a scene break nothing', () => {
  expect(placeScenes({ ranges: of(30, 'dew'), scenes })).toEqual([]);
  expect(placeScenes({ ranges: of(30, null), scenes })).toEqual([]);
  expect(placeScenes({ ranges: of(30), scenes: [] })).toEqual([]);
});

it('cards that have still to come keep the rows where they are', () => {
  const ranges = [...of(10, 'moss'), ...of(20, undefined)];
  expect(placeScenes({ ranges, scenes }).map(({ after }) => after)).toEqual([8, 24]);
});
