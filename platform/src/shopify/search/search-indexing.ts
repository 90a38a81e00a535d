import { setImmediate } from 'node:timers/promises';
import {
  isShopKey,
  type PlatformContext,
  type RepeatedWork,
  repeatWork,
} from '../../protocol/index.ts';
import { catalogueOf, shopsInMemory } from '../catalogue/index.ts';
import { stepIndex } from './product-search.ts';

// The first search makes the index of fewer at once.
const FEW_PRODUCTS = 1000;

/** Indexes large catalogues that are in use, before somebody searches them; requests have their turn between. */
export function createSearchIndexing({
  store,
  shops,
}: Pick<PlatformContext, 'shops' | 'store'>): RepeatedWork {
  let isStopped = false;
  const work = repeatWork('search index', async () => {
    let indexed = 0;
    for (const key of shopsInMemory(store).filter(isShopKey)) {
      const shop = shops[key];
      for (const { code: language } of shop.languages) {
        // Made anew each time: the catalogue may change meanwhile.
        const context = () => ({ store, shop, language });
        if (catalogueOf(context()).products.length <= FEW_PRODUCTS) continue;
        while (!isStopped && !stepIndex(context())) {
          indexed += 1;
          await setImmediate();
        }
      }
    }
    return indexed;
  });
  return {
    ...work,
    stop: () => {
      isStopped = true;
      return work.stop();
    },
  };
}
