import { expect, test } from 'vitest';
import { isSeen } from './observe-section-views.ts';

// spec §9: 90 percent.
test.each([
  [{ visibleHeight: 449, height: 500, screenHeight: 800 }, false],
  [{ visibleHeight: 450, height: 500, screenHeight: 800 }, true],
  [{ visibleHeight: 451, height: 500, screenHeight: 800 }, true],
  [{ visibleHeight: 719, height: 2000, screenHeight: 800 }, false],
  [{ visibleHeight: 720, height: 2000, screenHeight: 800 }, true],
  [{ visibleHeight: 0, height: 0, screenHeight: 800 }, false],
])('a section is seen, or not: %o is %s', (section, seen) => {
  expect(isSeen(section)).toBe(seen);
});
