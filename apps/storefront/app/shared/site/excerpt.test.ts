import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a short text is told whole, without its tags', () => {
  expect(excerptOf('<h2>Delivery</h2><p>Tea&nbsp;&amp; <b>mail</b>.</p>')).toBe(
    'Delivery Tea & mail.',
  );
});

test('a long one ends with a whole word, within what is shown', () => {
  const excerpt = excerptOf(`<p>${'brushes '.repeat(40)}</p>`);
  expect(excerpt).toMatch(/^(brushes )+…$/);
  expect(excerpt.length).toBeLessThanOrEqual(157);
  expect(excerpt.length).toBeGreaterThan(140);
});
