import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CombMeter } from './comb-meter.tsx';

it.each([
  [-0.5, 0],
  [0, 0],
  [0.5, 0.5],
  [1, 1],
  [2.5, 1],
])('a share of %s fills %s of the comb, which is not read out', (share, filled) => {
  const markup = renderToStaticMarkup(<CombMeter share={share} />);
  expect(markup).toContain(`style="--share:${filled}"`);
  expect(markup).toContain('aria-hidden="true"');
});
