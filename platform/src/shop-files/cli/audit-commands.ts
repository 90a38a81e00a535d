import { isShopKey, type PlatformContext } from '../../protocol/index.ts';
import { recordChange } from '../../shopify/admin/index.ts';
import type { Sql, Store } from '../../store/index.ts';

export interface AuditedCommand {
  /** Leaves an entry with the first change, in its transaction. */
  readonly context: PlatformContext;
  /** Leaves the entry of an import that changed nothing, as one that was refused does. */
  readonly end: (isDone: boolean) => Promise<void>;
}

interface Work {
  readonly what: string;
  /** Name as it was typed. */
  readonly shop: string | null;
}

const IMPORT = /^(import|reset|seed)/;
/** Shop of the content and the salons, which all shops share. */
const EVERY_SHOP = 'all';

/** Counts rows that this process has changed. */
const countChanges = (sql: Sql) =>
  sql.prepare('SELECT total_changes() AS changes').get()?.['changes'];

/** Has a command leave one entry in the audit log where it changes something. */
export function auditCommand(opened: PlatformContext, { what, shop }: Work): AuditedCommand {
  const { store, now } = opened;
  // Exports and erasures leave an entry of their own, with the number of the person.
  let isRecorded = what === 'privacy';
  const record = (sql: Sql, isDone: boolean): void => {
    recordChange(sql, {
      shop: shop !== null && isShopKey(shop) ? shop : EVERY_SHOP,
      at: now().toISOString(),
      way: IMPORT.test(what) ? 'import' : 'command line',
      what,
      ids: [],
      outcome: isDone ? 'done' : 'refused',
    });
    isRecorded = true;
  };
  const write: Store['write'] = (work) =>
    store.write((sql) => {
      const before = countChanges(sql);
      const outcome = work(sql);
      if (!isRecorded && countChanges(sql) !== before) record(sql, true);
      return outcome;
    });
  return {
    context: { ...opened, store: Object.create(store, { write: { value: write } }) },
    async end(isDone) {
      // `npm start` seeds each time, mostly nothing.
      const isTold = IMPORT.test(what) && what !== 'seed';
      if (isTold && !isRecorded) await store.write((sql) => record(sql, isDone));
    },
  };
}
