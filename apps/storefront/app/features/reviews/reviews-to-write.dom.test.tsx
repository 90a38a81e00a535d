import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { ReviewsToWrite } from './reviews-to-write.tsx';

const productOf = (handle: string) => ({ handle, title: `Product ${handle}`, picture: null });

test.each([
  [[], 0],
  [['rain'], 1],
  [['rain', 'copper'], 2],
])('of %j received products, each can be reviewed', async (handles, count) => {
  await renderInShop(<ReviewsToWrite products={handles.map(productOf)} />);
  expect(screen.queryAllByRole('heading')).toHaveLength(Math.min(count, 1));
  const items = screen.queryAllByRole('listitem');
  expect(textsOf(items).map((text) => text.slice(0, 12))).toEqual(
    handles.map((handle) => `Product ${handle}`.slice(0, 12)),
  );
});
