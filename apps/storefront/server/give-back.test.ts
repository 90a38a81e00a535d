import { expect, it } from 'vitest';
import { giveBack } from './give-back.ts';

it('memory is given back at once', () => {
  const bytes = Buffer.allocUnsafeSlow(40_000);
  giveBack(bytes);
  expect(bytes.buffer.byteLength).toBe(0);
});

it('what lies in one piece with others stays', () => {
  const neighbour = Buffer.from('neighbour');
  const bytes = Buffer.from('bytes');
  expect(bytes.buffer).toBe(neighbour.buffer);
  giveBack(bytes);
  expect(`${neighbour} ${bytes}`).toBe('neighbour bytes');
});
