import {
  asRecord,
  asString,
  fail,
  type JsonRecord,
  mutationPayload,
  parseJson,
  succeed,
} from '@lokke/http-client';
import { type AdminClient, type AdminResult, command, mutation, query } from '../client.ts';
import type { ReviewEntriesQuery } from '../generated/operations.ts';

/** Metaobjects cannot be asked for by several handles, so each has an alias. */
function textOf(count: number, selection: string): string {
  const each = Array.from({ length: count }, (_, index) => index);
  return `
query MetaobjectsByHandle(${each.map((at) => `$handle${at}: MetaobjectHandleInput!`).join(', ')}) {
  ${each.map((at) => `of${at}: metaobjectByHandle(handle: $handle${at}) { ${selection} }`).join('\n  ')}
}
`;
}

/** Finds those of the handles that an entry of the type has, drafts included; at most 25 are asked for well. */
export async function takenHandles(
  client: AdminClient,
  type: string,
  handles: readonly string[],
): Promise<AdminResult<ReadonlySet<string>>> {
  const found = await askByHandles(client, type, handles, 'id');
  return found.ok ? succeed(new Set(found.value.keys())) : found;
}

/** Reads the texts of those of the handles that an entry of the type has, as `takenHandles` finds them. */
export async function metaobjectsByHandles(
  client: AdminClient,
  type: string,
  handles: readonly string[],
): Promise<AdminResult<ReadonlyMap<string, ReadonlyMap<string, string>>>> {
  const found = await askByHandles(client, type, handles, 'fields { key value }');
  if (!found.ok) return found;
  return succeed(new Map([...found.value].map(([handle, entry]) => [handle, textsOf(entry)])));
}

function textsOf(entry: JsonRecord): ReadonlyMap<string, string> {
  const fields = Array.isArray(entry['fields']) ? entry['fields'].map(asRecord) : [];
  return new Map(
    fields.flatMap((field) => {
      const [key, value] = [asString(field?.['key']), asString(field?.['value'])];
      return key === null || value === null ? [] : [[key, value] as const];
    }),
  );
}

async function askByHandles(
  client: AdminClient,
  type: string,
  handles: readonly string[],
  selection: string,
): Promise<AdminResult<ReadonlyMap<string, JsonRecord>>> {
  if (handles.length === 0) return succeed(new Map());
  const texts = [{ since: '', text: textOf(handles.length, selection) }];
  const variables = handles.map((handle, at) => [`handle${at}`, { type, handle }] as const);
  const result = await client.request(
    { name: 'MetaobjectsByHandle', kind: 'query', texts },
    Object.fromEntries(variables),
  );
  if (!result.ok) return result;
  const { value } = result;
  return succeed(
    new Map(
      handles.flatMap((handle, at) => {
        const entry = asRecord(value[`of${at}`]);
        return entry === null ? [] : [[handle, entry] as const];
      }),
    ),
  );
}

const create = mutation('MetaobjectCreate', ({ metaobjectCreate: payload }) =>
  mutationPayload(payload),
);
const remove = command('MetaobjectDelete', (data) => data.metaobjectDelete);

export interface MetaobjectInput {
  readonly type: string;
  /** Unique among those of its type; in small letters. */
  readonly handle: string;
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Makes a draft, which no storefront reads; `taken` where the handle is. Shopify then makes one with a handle of its
 * own beside it, which goes again.
 */
export async function metaobjectCreate(
  client: AdminClient,
  input: MetaobjectInput,
): Promise<AdminResult<'created' | 'taken'>> {
  const capabilities = { publishable: { status: 'DRAFT' } } as const;
  const payload = await create(client, { metaobject: { ...input, capabilities } });
  if (!payload.ok) {
    const { failure } = payload;
    const isTaken =
      failure.kind === 'userErrors' && failure.userErrors.some(({ code }) => code === 'TAKEN');
    return isTaken ? succeed('taken') : fail(failure);
  }
  const { metaobject } = payload.value;
  if (metaobject === null || metaobject.handle === input.handle) return succeed('created');
  const deleted = await remove(client, { id: metaobject.id });
  return deleted.ok ? succeed('taken') : deleted;
}

/** Deletes the entry of a handle, or finds it gone. */
export async function metaobjectDelete(
  client: AdminClient,
  { type, handle }: Pick<MetaobjectInput, 'type' | 'handle'>,
): Promise<AdminResult<unknown>> {
  const found = await askByHandles(client, type, [handle], 'id');
  const id = found.ok ? asString(found.value.get(handle)?.['id']) : null;
  return id === null ? found : remove(client, { id });
}

/** The definition's id, or null when the shop has none of that type. */
export const metaobjectDefinitionByType = query(
  'MetaobjectDefinitionByType',
  (data) => data.metaobjectDefinitionByType?.id ?? null,
);

export const metaobjectDefinitionCreate = mutation(
  'MetaobjectDefinitionCreate',
  (data): AdminResult<string> => {
    const payload = mutationPayload(data.metaobjectDefinitionCreate);
    if (!payload.ok) return payload;
    const id = payload.value.metaobjectDefinition?.id;
    return id === undefined ? fail({ kind: 'unreadable', message: 'No definition' }) : succeed(id);
  },
);

/** A review, published or not, with what its product's average needs. */
export interface ReviewEntry {
  readonly id: string;
  readonly productId: string;
  readonly rating: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly isPublished: boolean;
  readonly hasWords: boolean;
}

/** Reads a page of all reviews; an entry without product, rating or date is left out. */
export const reviewEntries = query('ReviewEntries', ({ metaobjects: { nodes, pageInfo } }) => ({
  entries: nodes.flatMap(entryOf),
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
}));

type Entry = ReviewEntriesQuery['metaobjects']['nodes'][number];

function entryOf({ id, capabilities, ...fields }: Entry): readonly ReviewEntry[] {
  const productId = fields.product?.value ?? null;
  const submittedAt = new Date(fields.submittedAt?.value ?? '');
  const rating = Number(asRecord(parseJson(fields.rating?.value ?? null))?.['value'] ?? Number.NaN);
  const isWhole = Number.isFinite(rating) && !Number.isNaN(submittedAt.getTime());
  if (productId === null || !isWhole) return [];
  const isPublished = capabilities.publishable?.status === 'ACTIVE';
  const hasWords = Boolean(fields.title?.value || fields.body?.value);
  return [{ id, productId, rating, submittedAt: submittedAt.toISOString(), isPublished, hasWords }];
}
