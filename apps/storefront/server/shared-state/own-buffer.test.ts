import { expect, test } from 'vitest';
import { ownBuffer } from './own-buffer.ts';

test.each([0, 1, 4_000, 32_767, 32_768, 70_000])('a copy of %d bytes keeps no more', (length) => {
  const bytes = Buffer.allocUnsafe(length).fill(7);
  const copy = ownBuffer(bytes);
  expect(copy.equals(bytes)).toBe(true);
  expect(copy.buffer.byteLength).toBe(length);
  bytes.fill(1);
  expect(copy.every((byte) => byte === 7)).toBe(true);
});
