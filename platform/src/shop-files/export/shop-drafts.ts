import { gid } from '../../protocol/index.ts';
import {
  allRecords,
  type CatalogueDrafts,
  type ImageDraft,
  type MenuItemDraft,
  type SellingPlanGroupDraft,
  type ShopDraft,
} from '../../shopify/catalogue/index.ts';
import { shippingFile } from '../../shopify/shipping/index.ts';
import type { Sql } from '../../store/index.ts';
import { metafieldDrafts, urlOfImage } from '../import/index.ts';

interface ShopDrafts
  extends Required<
    Pick<CatalogueDrafts, 'collections' | 'menus' | 'pages' | 'blogs' | 'redirects'>
  > {
  readonly sellingPlans: readonly SellingPlanGroupDraft[];
  /** Null in a shop that says nothing of itself. */
  readonly shop: ShopDraft | null;
  /** File of rates and taxes; null where the country's usual ones are the shop's. */
  readonly shipping: ReturnType<typeof shippingFile> | null;
}

/** All of a shop but its products, as drafts again that name each other by handle, in the order of the handles. */
export function readShopDrafts(sql: Sql, shop: string): ShopDrafts {
  const handles = new Map(
    allRecords(sql, { shop, kind: 'product' }).map(({ number, handle }) => [
      gid('Product', number),
      handle,
    ]),
  );
  const withMetafields = <Record extends Parameters<typeof plain>[0]>(record: Record) => ({
    ...plain(record),
    metafields: metafieldDrafts(record.metafields ?? [], handles),
  });
  const [about] = allRecords(sql, { shop, kind: 'shop' });
  const [shipping] = allRecords(sql, { shop, kind: 'shipping' });
  return {
    collections: inOrder(allRecords(sql, { shop, kind: 'collection' })).map((collection) => ({
      ...withMetafields(collection),
      image: imageDraft(collection.image),
      // Derived ones leave it unsaid.
      isPublished: collection.isPublished !== false,
    })),
    menus: inOrder(allRecords(sql, { shop, kind: 'menu' })).map(({ handle, title, items }) => ({
      handle,
      title,
      items: items.map(itemDraft),
    })),
    pages: inOrder(allRecords(sql, { shop, kind: 'page' })).map(withMetafields),
    blogs: inOrder(allRecords(sql, { shop, kind: 'blog' })).map((blog) => ({
      ...withMetafields(blog),
      articles: blog.articles.map((article) => ({
        ...withMetafields(article),
        image: imageDraft(article.image),
      })),
    })),
    redirects: allRecords(sql, { shop, kind: 'redirect' })
      .map(({ path, target }) => ({ path, target }))
      .toSorted((a, b) => compare(a.path, b.path)),
    sellingPlans: allRecords(sql, { shop, kind: 'selling_plan_group' })
      .map(({ plans, ...group }) => ({
        ...group,
        plans: plans.map(({ number: _, ...one }) => one),
      }))
      .toSorted((a, b) => compare(a.name, b.name)),
    shipping: shipping === undefined ? null : shippingFile(shipping),
    shop:
      about === undefined
        ? null
        : { ...about, metafields: metafieldDrafts(about.metafields, handles) },
  };
}

interface Numbered {
  readonly number: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly metafields?: Parameters<typeof metafieldDrafts>[0];
}

function plain<Record extends Numbered>(record: Record) {
  const { number: _, createdAt: __, updatedAt: ___, ...draft } = record;
  return draft;
}

function itemDraft({ title, target, items }: MenuItemDraft): MenuItemDraft {
  return { title, target, items: items.map(itemDraft) };
}

function imageDraft(image: ImageDraft | null): ImageDraft | null {
  if (image === null) return null;
  const { src, altText, widthInPixels, heightInPixels } = image;
  return { src: urlOfImage(src), altText, widthInPixels, heightInPixels };
}

function inOrder<Record extends { readonly handle: string }>(records: readonly Record[]) {
  return records.toSorted((a, b) => compare(a.handle, b.handle));
}

/** Compares letter by letter: the same in every language. */
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
