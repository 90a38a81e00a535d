import { marketOf } from '@lokke/domain/markets';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../shared/catalogue/products.test-kit.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { toCard } from '../shared/product-card/card.ts';
import { renderInShop } from '../state/render.test-kit.tsx';
import { writeStored } from '../state/storage/browser-storage.ts';
import { marketValues } from '../state/storage/stored-values.ts';
import Wishlist, { clientLoader } from './wishlist.tsx';

test('stays while its products cannot be fetched, and fetches them again', async () => {
  const card = toCard(aProduct());
  const market = marketOf('en');
  writeStored(marketValues.wishlist(market), [card.id]);
  let isReachable = false;
  await renderInShop(<Wishlist />, {
    loader: (args) =>
      clientLoader({
        ...args,
        serverLoader: async () => {
          // The page itself is there: its products alone are asked for by their ids.
          if (!isReachable && args.request.url.includes('ids=')) throw new Error('Failed to fetch');
          return { texts: pageMessages(market, 'wishlist'), cards: [card] };
        },
      }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeDefined();
  isReachable = true;
  await act(async () => again.click());
  expect(await screen.findByText(card.title)).toBeDefined();
});
