import type { ShippingDraft } from '../../shipping/index.ts';
import type { TranslationDraft } from '../draft.ts';
import type {
  ArticleDraft,
  BlogDraft,
  MenuDraft,
  MenuItemDraft,
  PageDraft,
  RedirectDraft,
  ShopDraft,
} from '../draft-shapes.ts';
import { allRecords } from '../stored/record-table.ts';
import type { ArticleRecord, MenuItemRecord } from '../stored/records.ts';
import { metafieldRecords, type SaveContext, saveEach } from './save-context.ts';

/** A translation replaces the former one of the same thing and language whole. */
export function saveTranslations(
  { sql, shop }: SaveContext,
  drafts: readonly TranslationDraft[],
): void {
  const statement = sql.prepare(
    `INSERT INTO catalogue_translations (shop, kind, handle, language, fields) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (shop, kind, handle, language) DO UPDATE SET fields = excluded.fields`,
  );
  for (const { kind, handle, language, fields } of drafts) {
    statement.run(shop, kind, handle, language, JSON.stringify(fields));
  }
}

/** Items have no name of their own; one keeps its id as long as its place in the menu. */
function menuItems(
  context: SaveContext,
  drafts: readonly MenuItemDraft[],
  before: readonly MenuItemRecord[] = [],
): readonly MenuItemRecord[] {
  return drafts.map((draft, index) => ({
    ...draft,
    number: before[index]?.number ?? context.ids.next('MenuItem'),
    items: menuItems(context, draft.items, before[index]?.items),
  }));
}

export function saveMenus(context: SaveContext, drafts: readonly MenuDraft[]): void {
  saveEach(context, { kind: 'menu', drafts }, (draft, before) => ({
    ...draft,
    number: before?.number ?? context.ids.next('Menu'),
    items: menuItems(context, draft.items, before?.items),
  }));
}

export function savePages(context: SaveContext, drafts: readonly PageDraft[]): void {
  saveEach(context, { kind: 'page', drafts }, (draft, before) => ({
    ...draft,
    number: before?.number ?? context.ids.next('Page'),
    createdAt: before?.createdAt ?? context.now,
    updatedAt: context.now,
    metafields: metafieldRecords(context, draft.metafields, before?.metafields),
  }));
}

export function saveRedirects(context: SaveContext, redirects: readonly RedirectDraft[]): void {
  const drafts = redirects.map(({ path, target }) => ({ handle: path, path, target }));
  saveEach(context, { kind: 'redirect', drafts }, ({ path, target }, before) => ({
    path,
    target,
    number: before?.number ?? context.ids.next('UrlRedirect'),
  }));
}

/** The shop's own record is the one of its kind. */
export const SHOP_RECORD = 'shop';

export const SHIPPING_RECORD = 'shipping';

export function saveShop(context: SaveContext, draft: ShopDraft): void {
  const drafts = [{ handle: SHOP_RECORD }];
  saveEach(context, { kind: 'shop', drafts }, (_, before) => ({
    ...draft,
    metafields: metafieldRecords(context, draft.metafields, before?.metafields),
  }));
}

export function saveShipping(context: SaveContext, draft: ShippingDraft): void {
  const { sql, shop, tell } = context;
  const products = allRecords(sql, { shop, kind: 'product' });
  const known = {
    products: new Set(products.map(({ handle }) => handle)),
    collections: new Set(allRecords(sql, { shop, kind: 'collection' }).map(({ handle }) => handle)),
    productTypes: new Set(products.map(({ productType }) => productType.trim().toLowerCase())),
  };
  for (const kind of ['products', 'collections', 'productTypes'] as const) {
    for (const name of draft.taxes.flatMap((row) => row[kind])) {
      const key = kind === 'productTypes' ? name.trim().toLowerCase() : name;
      if (!known[kind].has(key))
        tell('shipping', `taxes: ${kind} names "${name}", which the shop has not`);
    }
  }
  saveEach(context, { kind: 'shipping', drafts: [{ handle: SHIPPING_RECORD }] }, () => draft);
}

/** An article keeps its id as long as its handle; its date, as long as it says the same. */
function articleRecord(
  context: SaveContext,
  draft: ArticleDraft,
  before: ArticleRecord | undefined,
): ArticleRecord {
  const { ids, now } = context;
  const isSameImage = before?.image?.src === draft.image?.src;
  const imageNumber = () =>
    (isSameImage ? before?.image?.number : null) ?? ids.next('ArticleImage');
  const record: ArticleRecord = {
    ...draft,
    number: before?.number ?? ids.next('Article'),
    createdAt: before?.createdAt ?? now,
    updatedAt: before?.updatedAt ?? now,
    metafields: metafieldRecords(context, draft.metafields, before?.metafields),
    image: draft.image === null ? null : { ...draft.image, number: imageNumber() },
  };
  const isSame = before !== undefined && JSON.stringify(record) === JSON.stringify(before);
  return isSame ? before : { ...record, updatedAt: now };
}

/** A blog is saved whole: an article that its draft does not hold is gone. */
export function saveBlogs(context: SaveContext, drafts: readonly BlogDraft[]): void {
  saveEach(context, { kind: 'blog', drafts }, (draft, before) => ({
    ...draft,
    number: before?.number ?? context.ids.next('Blog'),
    createdAt: before?.createdAt ?? context.now,
    updatedAt: context.now,
    articles: draft.articles.map((article) =>
      articleRecord(
        context,
        article,
        before?.articles.find((known) => known.handle === article.handle),
      ),
    ),
    metafields: metafieldRecords(context, draft.metafields, before?.metafields),
  }));
}
