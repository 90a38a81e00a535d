import type { Brand } from '@lokke/brand';
import type { ShopKey } from '../../protocol/index.ts';
import type { MenuDraft, MenuItemDraft, ShopDraft } from '../../shopify/catalogue/index.ts';
import { demoOf, readDemoShop } from '../seeding/index.ts';
import {
  BEST_SELLERS,
  type DerivedCollection,
  type DerivedCollections,
  NEW,
} from './derive-collections.ts';
import type { SetupMessages } from './messages/messages.ts';

/** The shop's menu at the platform itself, which stands in where there is no content. */
export function deriveMenu(
  { types, vendors }: DerivedCollections,
  words: SetupMessages,
): MenuDraft {
  return {
    handle: 'main-menu',
    title: words.all,
    items: [
      item({ handle: NEW, title: words.new }),
      item({ handle: BEST_SELLERS, title: words.bestSellers }),
      ...types.map(item),
      ...(vendors.length > 1 ? vendors.map(item) : []),
    ],
  };
}

function item({ handle, title }: DerivedCollection): MenuItemDraft {
  return { title, target: { kind: 'collection', handle }, items: [] };
}

/** The demo's shop without the demo brand's words: its policies stand in the content. */
export function plainShop(key: ShopKey, brand: Pick<Brand, 'name' | 'namespace'>): ShopDraft {
  const { shop } = readDemoShop(demoOf(brand), key, brand.name).drafts;
  if (shop === undefined) throw new Error(`The demo has no shop ${key}.`);
  return { ...shop, name: brand.name, description: null, policies: {} };
}
