import { type PlatformContext, type ShopKey, wireDateTime } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { CatalogueDrafts, SavedCatalogue } from '../draft.ts';
import { nextRecordsVersion, removeRecordsExcept } from '../stored/record-table.ts';
import type { RecordKind } from '../stored/records.ts';
import { fittingDrafts } from './find-problems.ts';
import { saveCollections, saveSellingPlans } from './save-collections.ts';
import {
  SHIPPING_RECORD,
  SHOP_RECORD,
  saveBlogs,
  saveMenus,
  savePages,
  saveRedirects,
  saveShipping,
  saveShop,
  saveTranslations,
} from './save-content.ts';
import { CatalogueError, type SaveContext, type TellUnfit } from './save-context.ts';
import { saveProducts } from './save-products.ts';

export type SavingContext = Pick<PlatformContext, 'store' | 'ids' | 'now'>;

interface Saving {
  readonly shop: ShopKey;
  readonly drafts: CatalogueDrafts;
}

/**
 * Call it inside a write. What the drafts do not speak of stays as it is; what does not fit is told and left out, or
 * without `tell` ends the write with a `CatalogueError`.
 */
export function saveDrafts(
  sql: Sql,
  { ids, now }: Pick<SavingContext, 'ids' | 'now'>,
  { shop, drafts, tell }: Saving & { readonly tell?: TellUnfit },
): SavedCatalogue {
  const problems: string[] = [];
  const note: TellUnfit = tell ?? ((_, problem) => problems.push(problem));
  const context: SaveContext = { sql, ids, shop, now: wireDateTime(now()), tell: note };
  const fitting = fittingDrafts(drafts, note);
  if (problems.length > 0) throw new CatalogueError(problems);
  const saved = saveProducts(context, fitting.products ?? []);
  saveCollections(context, fitting.collections ?? []);
  saveMenus(context, fitting.menus ?? []);
  savePages(context, fitting.pages ?? []);
  saveBlogs(context, fitting.blogs ?? []);
  saveRedirects(context, fitting.redirects ?? []);
  if (fitting.shop !== undefined) saveShop(context, fitting.shop);
  if (fitting.shipping !== undefined) saveShipping(context, fitting.shipping);
  saveSellingPlans(context, fitting.sellingPlanGroups ?? []);
  saveTranslations(context, fitting.translations ?? []);
  nextRecordsVersion(sql, shop);
  if (problems.length > 0) throw new CatalogueError(problems);
  return saved;
}

/**
 * Removes from a shop what the drafts do not hold: for a catalogue that is to stand alone. Call it
 * inside the write that saved them.
 */
export function removeOthers(sql: Sql, { shop, drafts }: Saving): void {
  const kept: Readonly<Record<RecordKind | 'article', readonly string[]>> = {
    product: handlesOf(drafts.products),
    collection: handlesOf(drafts.collections),
    menu: handlesOf(drafts.menus),
    page: handlesOf(drafts.pages),
    blog: handlesOf(drafts.blogs),
    // Only their translations stand by themselves.
    article: (drafts.blogs ?? []).flatMap(({ handle, articles }) =>
      articles.map((article) => `${handle}/${article.handle}`),
    ),
    shop: [SHOP_RECORD],
    shipping: drafts.shipping === undefined ? [] : [SHIPPING_RECORD],
    selling_plan_group: (drafts.sellingPlanGroups ?? []).map(({ name }) => name),
    redirect: (drafts.redirects ?? []).map(({ path }) => path),
  };
  removeRecordsExcept(sql, shop, kept);
  nextRecordsVersion(sql, shop);
}

function handlesOf(drafts: readonly { readonly handle: string }[] = []): readonly string[] {
  return drafts.map(({ handle }) => handle);
}

/** Saves drafts into a shop: all of them, or none and a `CatalogueError` that names every problem. */
export function saveCatalogue(
  context: SavingContext,
  shop: ShopKey,
  drafts: CatalogueDrafts,
): Promise<SavedCatalogue> {
  return context.store.write((sql) => saveDrafts(sql, context, { shop, drafts }));
}
