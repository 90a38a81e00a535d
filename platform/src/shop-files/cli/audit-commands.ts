import { isShopKey, type PlatformContext } from '../../protocol/index.ts';
import { changedEntities, factsOfShop, recordChanges } from '../../shopify/admin/index.ts';

export interface AuditedPlatform {
  /** Records the command where it changed something; imports always, since texts and prices are not compared. */
  readonly record: (what: string, isDone: boolean) => Promise<void>;
}

const IMPORT = /^(import|reset|seed)/;
/** Of the content and the salons, which all shops share. */
const EVERY_SHOP = 'all';

/** Remembers what a shop holds when a command opens it. */
export function watchPlatform(
  { store, now }: PlatformContext,
  given: string | null,
): AuditedPlatform {
  const shop = given !== null && isShopKey(given) ? given : null;
  const before = factsOfShop(store.read, shop);
  return {
    record: async (what, isDone) => {
      const after = factsOfShop(store.read, shop);
      const isImport = IMPORT.test(what);
      // `npm start` seeds each time, mostly nothing.
      const isCompared = !isImport || what === 'seed';
      if (isCompared && changedEntities(before, after).length === 0) return;
      await store.write((sql) =>
        recordChanges(sql, [
          {
            shop: shop ?? EVERY_SHOP,
            at: now().toISOString(),
            way: isImport ? 'import' : 'command line',
            what,
            ids: [],
            outcome: isDone ? 'done' : 'refused',
            before,
            after,
          },
        ]),
      );
    },
  };
}
