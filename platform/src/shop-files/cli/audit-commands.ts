import { isShopKey, type PlatformContext } from '../../protocol/index.ts';
import { recordChange } from '../../shopify/admin/index.ts';

export interface AuditedPlatform {
  /** Records the command where it wrote something; imports always, what was refused included. */
  readonly record: (what: string, isDone: boolean) => Promise<void>;
}

const IMPORT = /^(import|reset|seed)/;
/** Shop of the content and the salons, which all shops share. */
const EVERY_SHOP = 'all';

/** Watches whether a command writes anything. */
export function watchPlatform(
  { store, now }: PlatformContext,
  given: string | null,
): AuditedPlatform {
  const shop = given !== null && isShopKey(given) ? given : null;
  const countChanges = () =>
    store.read.prepare('SELECT total_changes() AS changes').get()?.['changes'];
  const before = countChanges();
  return {
    record: async (what, isDone) => {
      const isImport = IMPORT.test(what);
      // `npm start` seeds each time, mostly nothing.
      const isCompared = !isImport || what === 'seed';
      if (isCompared && countChanges() === before) return;
      // An export or erasure leaves an entry in its own transaction.
      if (what.startsWith('privacy')) return;
      await store.write((sql) =>
        recordChange(sql, {
          shop: shop ?? EVERY_SHOP,
          at: now().toISOString(),
          way: isImport ? 'import' : 'command line',
          what,
          ids: [],
          outcome: isDone ? 'done' : 'refused',
        }),
      );
    },
  };
}
