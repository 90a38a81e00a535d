import { expect, it } from 'vitest';
import { askDemo } from './ask-demo.ts';

const OPENING_IN_MS = 120_000;
/** Far fewer would mean that the way to most of them is lost. */
const LEAST_VALUES = 660;

it(
  'every field that a storefront can reach on the demo is answered without an error',
  async () => {
    const { asked } = await askDemo();
    const failing = asked.filter(({ outcome }) => outcome === 'error');
    expect(failing).toEqual([]);
    const values = asked.filter(({ outcome }) => outcome === 'value');
    expect(values.length).toBeGreaterThan(LEAST_VALUES);
  },
  OPENING_IN_MS,
);
