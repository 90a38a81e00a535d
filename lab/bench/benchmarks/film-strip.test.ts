import { expect, test } from 'vitest';
import { momentsOf } from './film-strip.ts';

const frames = [900, 1020, 1500].map((at) => ({ data: String(at), at }));

test('a moment shows what was seen last, and the end the frame with the picture', () => {
  const moments = momentsOf({ frames, pressedAt: 1000, inMs: 70 });
  expect(moments.map(({ afterMs }) => afterMs)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  expect(moments.map(({ frame }) => frame?.at)).toEqual([
    900, 900, 1020, 1020, 1020, 1020, 1020, 1500,
  ]);
});

test('a film that begins late shows its first frame', () => {
  expect(momentsOf({ frames, pressedAt: 500, inMs: 70 })[0]?.frame?.at).toBe(900);
});
