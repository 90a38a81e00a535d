import type { FieldResolver, PlatformContext, ResolverMap } from '../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql, type Store } from '../../store/index.ts';

const CHANGE = {
  shop: column.text,
  /** ISO 8601. */
  at: column.text,
  way: column.oneOf(['admin API', 'command line', 'console', 'import']),
  /** The mutation or command. */
  what: column.text,
  ids: column.text,
  outcome: column.oneOf(['done', 'refused']),
};
const NEW_CHANGES = defineTable('admin_changes', CHANGE);
const CHANGES = defineTable('admin_changes', { id: column.integer, ...CHANGE });
export type RecordedChange = RowOf<typeof CHANGES>;

/** Entry of the audit log: never a person, a text that a person wrote, or a secret. */
type Change = Omit<RecordedChange, 'id' | 'ids'> & { readonly ids: readonly string[] };

const MAX_ENTRIES = 100_000;
const MAX_IDS = 20;

export function recordChange(sql: Sql, { ids, ...change }: Change): void {
  const known = [...new Set(ids)].slice(0, MAX_IDS).join(' ');
  NEW_CHANGES.insert(sql, { ...change, ids: known });
  sql
    .prepare('DELETE FROM admin_changes WHERE id <= (SELECT MAX(id) FROM admin_changes) - ?')
    .run(MAX_ENTRIES);
}

interface ChangeFilter {
  /** Null: of every shop, of the content and of the salons. */
  readonly shop: string | null;
  /** Part of an id, such as `Order` or `DiscountAutomaticNode/1002`; all where it is empty. */
  readonly entity?: string;
  /** Only older changes than this one. */
  readonly beforeId?: number;
}

/** Lists entries, the latest first. */
export function listChanges(
  sql: Sql,
  { shop, entity = '', beforeId = Number.MAX_SAFE_INTEGER }: ChangeFilter,
  limit: number,
): readonly RecordedChange[] {
  const tail = `WHERE (? IS NULL OR shop = ?) AND id < ?
    AND (? = '' OR instr(replace(ids, ' ', '/ ') || '/', ? || '/') > 0) ORDER BY id DESC LIMIT ?`;
  return CHANGES.all(sql, tail, shop, shop, beforeId, entity, entity, limit);
}

interface Audit extends Pick<Change, 'shop' | 'way' | 'what'> {
  readonly idsOf: (outcome: unknown) => readonly string[];
}

/** Returns the context with a store whose writes leave an entry in their own transactions. */
export function withAudit<Context extends Pick<PlatformContext, 'store' | 'now'>>(
  context: Context,
  { idsOf, ...change }: Audit,
): Context {
  const write: Store['write'] = (work) =>
    context.store.write((sql) => {
      const outcome = work(sql);
      const at = context.now().toISOString();
      const result = isRefusal(outcome) ? 'refused' : 'done';
      recordChange(sql, { ...change, at, ids: idsOf(outcome), outcome: result });
      return outcome;
    });
  return { ...context, store: Object.create(context.store, { write: { value: write } }) };
}

/** Has every mutation of the Admin API leave an entry with the change that it makes. */
export function auditMutations(resolvers: ResolverMap): ResolverMap {
  const audited = Object.entries(resolvers['Mutation'] ?? {}).map(
    ([what, resolve]): [string, FieldResolver] => [
      what,
      (source, args, context, info) => {
        const idsOf = (payload: unknown) => idsIn(args, payload);
        const audit = { shop: context.shop.key, way: 'admin API', what, idsOf } as const;
        return resolve(source, args, withAudit(context, audit), info);
      },
    ],
  );
  return { ...resolvers, Mutation: Object.fromEntries(audited) };
}

const GID = /gid:\/\/shopify\/\w+\/\d+/g;

/** Finds the ids that a mutation was given, and those of what its payload holds. */
function idsIn(args: unknown, payload: unknown): readonly string[] {
  const made = Object.values(Object(payload)).map((value) =>
    typeof value === 'string' ? value : Object(value).id,
  );
  return JSON.stringify([args, made]).match(GID) ?? [];
}

function isRefusal(outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null) return true;
  return Object.entries(outcome).some(
    ([name, value]) =>
      value === 'refused' ||
      (/userErrors$/i.test(name) && Array.isArray(value) && value.length > 0),
  );
}
