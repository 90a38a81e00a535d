import type {
  CollectionDraft,
  MenuDraft,
  PageDraft,
  ProductDraft,
  SellingPlanGroupDraft,
  ShopDraft,
} from '../../src/catalogue/draft.ts';
import { demoBundle } from './bundles.ts';
import { demoCollections } from './collections.ts';
import { demoProduct } from './products.ts';
import { demoSellingPlans } from './selling-plans.ts';
import { demoMenus, demoPages, demoShop } from './shop-pages.ts';
import type { ShopWorld } from './shop-world.ts';

/** One shop in one language, as data. */
export interface ShopFiles {
  readonly products: readonly ProductDraft[];
  readonly collections: readonly CollectionDraft[];
  readonly menus: readonly MenuDraft[];
  readonly pages: readonly PageDraft[];
  readonly shop: ShopDraft;
  readonly sellingPlanGroups: readonly SellingPlanGroupDraft[];
}

export function shopFiles(world: ShopWorld): ShopFiles {
  const { products, bundles } = world.catalogue;
  return {
    products: [
      ...products.map((product) => demoProduct(world, product)),
      ...bundles.map((bundle) => demoBundle(world, bundle)),
    ],
    collections: demoCollections(world),
    menus: demoMenus(world),
    pages: demoPages(world),
    shop: demoShop(world),
    sellingPlanGroups: demoSellingPlans(world),
  };
}
