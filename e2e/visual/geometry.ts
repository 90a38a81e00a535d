import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { REFERENCES } from './renderer.ts';

/** Left, top, width and height in px, and the colour of the text. */
type NamedBox = readonly [number, number, number, number, string];
type Geometry = Readonly<Record<string, NamedBox>>;

/** Pixels. Measured, see docs/visual-tests.md: with other font rendering a text may take one line more or less. */
const TOLERANCE = { across: 10, down: 30 };
/** The box of the viewport without its scroll bar, which takes no room on some systems. */
const VIEWPORT = 'viewport';

const fileOf = (name: string) => join(REFERENCES, `${name}.json`);

export async function recordGeometry(page: Page, name: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const seen = Object.entries(await readGeometry(page)).filter(([, [, top]]) => top < height);
  const lines = seen.map(
    ([key, box]) => `  ${JSON.stringify(key)}: [${box.map((it) => JSON.stringify(it)).join(', ')}]`,
  );
  writeFileSync(fileOf(name), `{\n${lines.join(',\n')}\n}\n`);
}

/** Lists named elements that are elsewhere, of another size or colour, missing or new. */
export async function geometryDifferences(page: Page, name: string): Promise<readonly string[]> {
  const expected: Geometry = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const actual = await readGeometry(page);
  const scrollBar = Math.abs((actual[VIEWPORT]?.[2] ?? 0) - (expected[VIEWPORT]?.[2] ?? 0));
  const [across, down] = [TOLERANCE.across + scrollBar, TOLERANCE.down];
  const limits = [across, down, across, down];
  const isAlike = (own: NamedBox, box: NamedBox) =>
    limits.every((limit, index) => Math.abs(Number(own[index]) - Number(box[index])) <= limit) &&
    own[4] === box[4];
  const fold = (page.viewportSize()?.height ?? 0) - down;
  const added = Object.entries(actual).filter(([key, [, top]]) => top < fold && !(key in expected));
  return [
    ...Object.entries(expected).flatMap(([key, box]) => {
      const own = actual[key];
      if (own === undefined) return [`${key} is missing`];
      return isAlike(own, box) ? [] : [`${key} is at ${own.join(' ')}, not ${box.join(' ')}`];
    }),
    ...added.map(([key]) => `${key} is new`),
  ];
}

function readGeometry(page: Page): Promise<Geometry> {
  return page.evaluate((viewport) => {
    const CONTAINERS = 'header, main, footer, nav, section';
    const NAMED = `${CONTAINERS}, h1, h2, h3, a, button, input, select, textarea, label, summary, img, dt, dd`;
    const counts = new Map<string, number>();
    const { clientWidth, clientHeight } = document.documentElement;
    const boxes: Record<string, NamedBox> = { [viewport]: [0, 0, clientWidth, clientHeight, ''] };
    for (const element of document.querySelectorAll<HTMLElement>(NAMED)) {
      const { left, top, bottom, right, width, height } = element.getBoundingClientRect();
      const isShown =
        element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
        Math.min(width, height) > 2;
      // A little below the fold too, where another renderer may have moved an element.
      const isNear = top < innerHeight + 50 && bottom > 0 && left < innerWidth && right > 0;
      if (!isShown || !isNear) continue;
      const isContainer = element.matches(CONTAINERS);
      const text =
        element.ariaLabel ?? element.getAttribute('alt') ?? (isContainer ? '' : element.innerText);
      const label = text.trim().replace(/\s+/g, ' ').slice(0, 40);
      const name = `${element.localName} ${label}`.trim();
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      // Content below the fold is not laid out yet, so that the height of a container may be anything.
      const end = isContainer ? Math.min(bottom, innerHeight) : bottom;
      const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, end - top].map(Math.round);
      boxes[count === 1 ? name : `${name} (${count})`] = [
        x,
        y,
        w,
        h,
        getComputedStyle(element).color,
      ];
    }
    return boxes;
  }, VIEWPORT);
}
