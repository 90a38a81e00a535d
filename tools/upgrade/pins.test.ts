import { expect, it } from 'vitest';
import { heldIn, openPin, raisedBetween, replacePins } from './pins.ts';

const MANIFEST = `{
  "version": "0.1.0",
  "files": ["src"],
  "dependencies": { "@lokke/brand": "0.1.0", "node": "24.21.0", "react": "19.3.1" },
  "overrides": { "react": "19.3.1", "viewer": "npm:empty@1.0.0" }
}`;

it('opens exact versions, and none that is held back or our own', () => {
  expect(replacePins(MANIFEST, openPin(new Set(['node'])))).toBe(
    MANIFEST.replaceAll('"19.3.1"', '"^19.3.1"'),
  );
});

it('tells what was raised, once each', () => {
  const after = replacePins(MANIFEST, (name, pin) => (name === 'react' ? '19.4.0' : pin));
  expect(raisedBetween([MANIFEST, MANIFEST], [after, after])).toEqual([
    { name: 'react', from: '19.3.1', to: '19.4.0' },
  ]);
  expect(raisedBetween([MANIFEST], [MANIFEST])).toEqual([]);
});

it('reads what stays behind from the list, and no names out of its reasons', () => {
  const page =
    'Use `npm`:\n- `node`, `@types/node`: as [why](0002.md) and `undici`\n- `oxc` 0.1, `knip` 6: old\n';
  expect([...heldIn(page)]).toEqual(['node', '@types/node', 'oxc', 'knip']);
});
