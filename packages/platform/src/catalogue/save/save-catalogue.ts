import { type PlatformContext, type ShopKey, type Sql, wireDateTime } from '../../core/index.ts';
import type { CatalogueDrafts, SavedCatalogue } from '../draft.ts';
import { nextRecordsVersion } from '../stored/record-table.ts';
import { findProblems } from './find-problems.ts';
import { saveCollections, saveSellingPlans } from './save-collections.ts';
import { saveMenus, savePages, saveRedirects, saveShop, saveTranslations } from './save-content.ts';
import { CatalogueError, type SaveContext } from './save-context.ts';
import { saveProducts } from './save-products.ts';

export type SavingContext = Pick<PlatformContext, 'store' | 'ids' | 'now'>;

function saveAll(context: SaveContext, drafts: CatalogueDrafts): SavedCatalogue {
  const saved = saveProducts(context, drafts.products ?? []);
  saveCollections(context, drafts.collections ?? []);
  saveMenus(context, drafts.menus ?? []);
  savePages(context, drafts.pages ?? []);
  saveRedirects(context, drafts.redirects ?? []);
  if (drafts.shop !== undefined) saveShop(context, drafts.shop);
  saveSellingPlans(context, drafts.sellingPlanGroups ?? []);
  saveTranslations(context, drafts.translations ?? []);
  nextRecordsVersion(context.sql, context.shop);
  return saved;
}

/**
 * Saves drafts into a shop: all of them, or none and a `CatalogueError` that names every problem.
 * What the drafts do not speak of stays as it is. `alongside` runs in the same write, after them.
 */
export async function saveCatalogue(
  { store, ids, now }: SavingContext,
  shop: ShopKey,
  drafts: CatalogueDrafts,
  alongside: (sql: Sql) => void = () => {},
): Promise<SavedCatalogue> {
  const problems = [...findProblems(drafts)];
  if (problems.length > 0) throw new CatalogueError(problems);
  return store.write((sql) => {
    const context = { sql, ids, shop, now: wireDateTime(now()), problems };
    const saved = saveAll(context, drafts);
    if (problems.length > 0) throw new CatalogueError(problems);
    alongside(sql);
    return saved;
  });
}
