import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { withAccent } from './accent.ts';
import { contrastOf, contrastProblems } from './contrast.ts';
import { brandFolderOf, readBrand } from './read-brand.ts';

const { tokens } = readBrand(join(brandFolderOf({}), '..', 'brand-plain'));
const { colours } = tokens;

test('an accent with enough contrast stays as it is', () => {
  const { colours: accented, note } = withAccent(colours, '#2f5d50');
  expect([accented.action, accented.accent, accented['on-action'], note]).toEqual([
    '#2f5d50',
    '#2f5d50',
    '#ffffff',
    null,
  ]);
});

test.each(['#ffd400', '#ffffff', '#7fffd4', '#ff69b4', '#999999', '#fbfaf7', '#ff0000', '#000000'])(
  'an accent of %s gives colours that can all be told apart',
  (accent) => {
    const { colours: accented } = withAccent(colours, accent);
    expect(contrastProblems({ place: 'here', colours: accented })).toEqual([]);
  },
);

it('darkens no further than it must, and says what it did', () => {
  const { colours: accented, note } = withAccent(colours, '#ffd400');
  expect(contrastOf(accented.action, colours.paper)).toBeGreaterThanOrEqual(3);
  expect(contrastOf(accented.action, colours.paper)).toBeLessThan(3.6);
  expect(contrastOf(accented.accent, colours.paper)).toBeLessThan(5.3);
  // Dark words on a light button.
  expect(accented['on-action']).toBe(colours.ink);
  expect(note).toBe(
    `brand.json: accent: #ffd400 has too little contrast everywhere, so it is darkened: buttons are ${accented.action}, small signs ${accented.accent}.`,
  );
});
