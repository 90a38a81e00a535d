import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import {
  line as careLine,
  freeMask,
  SETTINGS,
} from '../../state/promotions/promotions.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { LineNotes } from './line-notes.tsx';

test.each([
  [1, 'Not counted towards mask.'],
  [2, null],
])('with %i of 2 products a line that does not count says: %s', async (quantity, expected) => {
  const other = line(2, 1, 9, 9);
  const promotions = {
    ...NO_PROMOTIONS,
    settings: SETTINGS,
    freeItem: freeMask().merchandise,
  };
  await renderInShop(<LineNotes line={other} />, {
    checkout: checkout(careLine('shampoo', quantity), other),
    modules: { promotions },
  });
  expect(screen.queryByText(/Not counted/)?.textContent ?? null).toBe(expected);
});
