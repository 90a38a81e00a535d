import type {
  MenuDraft,
  MenuItemDraft,
  PageDraft,
  RedirectDraft,
  ShopDraft,
  TranslationDraft,
} from '../draft.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import type { MenuItemRecord } from '../stored/records.ts';
import { metafieldRecords, type SaveContext } from './save-context.ts';

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
  const { sql, shop, ids } = context;
  for (const draft of drafts) {
    const { handle } = draft;
    const before = findRecord(sql, { shop, kind: 'menu', handle });
    const number = before?.number ?? ids.next('Menu');
    const items = menuItems(context, draft.items, before?.items);
    putRecord(sql, { shop, kind: 'menu', handle, record: { ...draft, number, items } });
  }
}

export function savePages(context: SaveContext, drafts: readonly PageDraft[]): void {
  const { sql, shop, ids, now } = context;
  for (const draft of drafts) {
    const { handle } = draft;
    const before = findRecord(sql, { shop, kind: 'page', handle });
    const number = before?.number ?? ids.next('Page');
    const createdAt = before?.createdAt ?? now;
    const metafields = metafieldRecords(context, draft.metafields, before?.metafields);
    const record = { ...draft, number, createdAt, updatedAt: now, metafields };
    putRecord(sql, { shop, kind: 'page', handle, record });
  }
}

export function saveRedirects(context: SaveContext, drafts: readonly RedirectDraft[]): void {
  const { sql, shop, ids } = context;
  for (const draft of drafts) {
    const handle = draft.path;
    const before = findRecord(sql, { shop, kind: 'redirect', handle });
    const number = before?.number ?? ids.next('UrlRedirect');
    putRecord(sql, { shop, kind: 'redirect', handle, record: { ...draft, number } });
  }
}

/** The shop's own record is the one of its kind. */
export const SHOP_RECORD = 'shop';

export function saveShop(context: SaveContext, draft: ShopDraft): void {
  const { sql, shop } = context;
  const before = findRecord(sql, { shop, kind: 'shop', handle: SHOP_RECORD });
  const metafields = metafieldRecords(context, draft.metafields, before?.metafields);
  putRecord(sql, { shop, kind: 'shop', handle: SHOP_RECORD, record: { ...draft, metafields } });
}
