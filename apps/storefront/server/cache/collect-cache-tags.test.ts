import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { collectCacheTags } from './collect-cache-tags.ts';

const embedded = await openEmbeddedShops();
const nl = marketOf('nl');

test.each([true, false])(
  'a page is kept from the cache where its promotions are unknown: %s',
  async (isUnknown) => {
    const { catalogue, hasFailed } = collectCacheTags(
      {
        ...embedded.shops.catalogueOf(nl),
        promotions: async () => ({ kind: 'found', value: { ...NO_PROMOTIONS, isUnknown } }),
      },
      nl,
      () => {},
    );
    await catalogue.promotions();
    expect(hasFailed()).toBe(isUnknown);
  },
);
