import { expect, it } from 'vitest';
import { drawQrCode, svgOf } from './qr-code.ts';

it('draws a code with the white that readers need around it', () => {
  const { size, path } = drawQrCode('https://shop.test/nl/s/10001');
  const places = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const edges = places.flat();
  expect(Math.min(...edges)).toBe(4);
  expect(Math.max(...edges)).toBe(size - 5);
  // Finder patterns: seven dark modules at each of three corners.
  const isDark = (x: number, y: number) => places.some(([a, b]) => a === x && b === y);
  for (const at of [4, size - 11]) {
    expect(Array.from({ length: 7 }, (_, step) => isDark(at + step, 4))).not.toContain(false);
    expect(Array.from({ length: 7 }, (_, step) => isDark(4, at + step))).not.toContain(false);
  }
});

it('draws another text otherwise, and makes a file of it', () => {
  const code = drawQrCode('https://shop.test/nl/s/10001');
  expect(drawQrCode('https://shop.test/nl/s/10002').path).not.toBe(code.path);
  expect(svgOf(code)).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
});
