import { expect, it } from 'vitest';
import { askDemo } from './ask-demo.ts';

const OPENING_IN_MS = 120_000;
/** Of all that can be reached; the others are null or empty, as for a shop that has none of a thing. */
const LEAST_SHARE = 0.92;

it(
  'every field that a storefront can reach on the demo is answered without an error',
  async () => {
    const { asked } = await askDemo();
    const failing = asked.filter(({ outcome }) => outcome === 'error');
    expect(failing).toEqual([]);
    const values = asked.filter(({ outcome }) => outcome === 'value');
    expect(values.length / asked.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
  OPENING_IN_MS,
);
