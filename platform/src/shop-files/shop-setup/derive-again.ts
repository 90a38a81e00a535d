import { isDeepStrictEqual } from 'node:util';
import { languageFor, type PlatformContext, type ShopKey } from '../../protocol/index.ts';
import {
  type JsonRecord,
  readDrafts,
  readEntities,
  replaceEntities,
} from '../../services/contentful/index.ts';
import {
  allRecords,
  type CollectionDraft,
  type MenuDraft,
  removeCollections,
  saveDrafts,
} from '../../shopify/catalogue/index.ts';
import type { Sql } from '../../store/index.ts';
import { readProductDrafts } from '../import/index.ts';
import { BEST_SELLERS, deriveCollections, EVERYTHING, NEW } from './derive-collections.ts';
import { derivedIds } from './derive-content.ts';
import { deriveMenu } from './derive-shop.ts';
import { derivedEntries } from './derived-entries.ts';
import { SETUP_MESSAGES } from './messages/messages.ts';
import { isWordOf } from './type-words.ts';

type Context = Pick<PlatformContext, 'ids' | 'now' | 'shops' | 'storefrontUrl' | 'brand'>;

/**
 * Derives collections, menu and content of a shop again, after products came to it. Only what was derived is replaced:
 * nothing in a shop that never was, and nothing that the merchant has written, changed or taken away. Call it inside the
 * write that saves the products, and what it returns when they are saved: it counts the entries that stay as the
 * merchant has changed them.
 */
export function beginDerivation(sql: Sql, context: Context, shop: ShopKey): () => number {
  const space = readEntities(sql);
  const stored = space.filter(({ id }) => id.startsWith(derivedIds(shop)));
  if (stored.length === 0) return () => 0;
  const words = SETUP_MESSAGES[languageFor(null, context.shops[shop])];
  const derive = () => {
    const products = readProductDrafts(sql, shop);
    const collections = deriveCollections(products, words);
    return {
      collections,
      entries: derivedEntries(space, context, { shop, products, collections }),
    };
  };
  const before = new Map(derive().entries.map((entity) => [entity.id, entity]));
  const changed = stored.filter(
    ({ id, content }) => !isSameContent(content, before.get(id)?.content),
  );
  const present = new Set(stored.map(({ id }) => id));
  return () => {
    const { collections, entries } = derive();
    saveDrafts(sql, context, {
      shop,
      drafts: {
        collections: freshCollections(sql, shop, collections.drafts),
        menus: allRecords(sql, { shop, kind: 'menu' }).some(isDerivedMenu)
          ? [deriveMenu(collections, words)]
          : [],
      },
    });
    const kept = new Set(changed.map(({ id }) => id));
    const isFresh = ({ id }: { readonly id: string }) =>
      !kept.has(id) && (present.has(id) || !before.has(id));
    const others = space.filter(({ id }) => !id.startsWith(derivedIds(shop)));
    const fresh = entries.filter(isFresh);
    const written = [...others, ...changed, ...fresh];
    replaceEntities(sql, written, context.now().toISOString(), readDrafts(sql));
    return changed.length;
  };
}

/** Compares what is written: an export names other times than the ones of the day it was made. */
function isSameContent(one: JsonRecord, other: JsonRecord | undefined): boolean {
  return isDeepStrictEqual(one['fields'], other?.['fields']);
}

/** Removes derived collections that nothing makes any more; returns those to save. */
function freshCollections(
  sql: Sql,
  shop: ShopKey,
  drafts: readonly CollectionDraft[],
): readonly CollectionDraft[] {
  const stored = allRecords(sql, { shop, kind: 'collection' });
  const derived = stored.filter(isDerived);
  // A file of its own came before all that is derived.
  if (derived.length === 0) return [];
  const own = new Set(stored.filter((one) => !isDerived(one)).map(({ handle }) => handle));
  const made = new Set(drafts.map(({ handle }) => handle));
  const stale = derived.map(({ handle }) => handle).filter((handle) => !made.has(handle));
  removeCollections(sql, shop, stale);
  return drafts.filter(({ handle }) => !own.has(handle));
}

/** Tells whether a collection is as it was derived: the merchant has not described it, nor changed what it holds. */
function isDerived({
  handle,
  title,
  descriptionHtml,
  members,
  seo,
  metafields,
}: Omit<CollectionDraft, 'image' | 'metafields'> & { readonly metafields: readonly unknown[] }) {
  if (descriptionHtml !== '' || seo.title !== null || seo.description !== null) return false;
  if (metafields.length > 0) return false;
  if (members.kind === 'all') return [EVERYTHING, NEW, BEST_SELLERS].includes(handle);
  if (members.kind !== 'rules') return false;
  const [rule, ...more] = members.rules;
  return more.length === 0 && rule?.relation === 'EQUALS' && isWordOf(title, rule.condition);
}

function isDerivedMenu({ handle, items }: MenuDraft): boolean {
  const [first, second] = items.map(({ target }) => target);
  return (
    handle === 'main-menu' &&
    first?.kind === 'collection' &&
    first.handle === NEW &&
    second?.kind === 'collection' &&
    second.handle === BEST_SELLERS
  );
}
