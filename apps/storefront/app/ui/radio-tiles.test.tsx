import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioTiles } from './radio-tiles.tsx';

const tilesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Size ${index}` }));

test.each([
  [23, false],
  [24, false],
  [25, true],
])('%i tiles scroll in a box: %s', (count, isScrolling) => {
  const html = renderToStaticMarkup(
    <RadioTiles legend="Size" tiles={tilesOf(count)} value="0" onChange={() => {}} />,
  );
  expect(html.includes('data-many')).toBe(isScrolling);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});
