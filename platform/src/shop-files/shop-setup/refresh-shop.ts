import type { ShopKey } from '../../protocol/index.ts';
import type { CatalogueDrafts } from '../../shopify/catalogue/index.ts';
import {
  type FilesToImport,
  type ImportOptions,
  type ImportResult,
  importFiles,
} from '../import/index.ts';
import { demoDefinitions } from '../seeding/index.ts';
import { beginDerivation } from './derive-again.ts';
import type { Context } from './reset-shop.ts';

export interface RefreshedShop extends ImportResult {
  /** Entries that were derived and stay as the merchant has changed them. */
  readonly keptCount: number;
}

/** Brings the products of a file into a shop that stays as it is otherwise: what it sold, what was changed in it, its discounts and plans. */
export async function refreshShop(
  context: Context,
  shop: ShopKey,
  {
    products = [],
    redirects = [],
  }: Pick<FilesToImport, 'products'> & { readonly redirects?: CatalogueDrafts['redirects'] },
  options: ImportOptions = {},
): Promise<RefreshedShop> {
  let derive = () => 0;
  let keptCount = 0;
  const imported = await importFiles(
    context,
    shop,
    { products },
    {
      ...options,
      defaultDefinitions: demoDefinitions(context.brand),
      derive: () => ({ redirects }),
      before(sql) {
        derive = beginDerivation(sql, context, shop);
      },
      alongside(sql, drafts) {
        keptCount = derive();
        options.alongside?.(sql, drafts);
      },
    },
  );
  return { ...imported, keptCount };
}
