import { type GraphqlContext, shopBaseUrl, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import {
  type FieldInput,
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  freeHandle,
  handleFaults,
  handleOfNew,
  type Metaobject,
  type MetaobjectDefinition,
  type MetaobjectFault,
  type MetaobjectStatus,
  mergeFields,
  metaobjectGid,
  metaobjectNumber,
} from '../metaobjects/index.ts';
import { dropMetaobject, keepMetaobject } from '../reviews/index.ts';
import { adminMetaobject, toUserErrors } from './admin-metaobject.ts';
import { fault } from './check-definition.ts';

interface MetaobjectInput {
  readonly handle?: string | null;
  readonly fields?: readonly FieldInput[] | null;
  readonly capabilities?: {
    readonly publishable?: { readonly status: MetaobjectStatus } | null;
    readonly onlineStore?: object | null;
  } | null;
}

export interface HandleInput {
  readonly type: string;
  readonly handle: string;
}

type Path = readonly string[];

const HANDLE = ['metaobject', 'handle'];
const GONE = fault('RECORD_NOT_FOUND', ['id'], 'Record not found');

const refused = (faults: readonly MetaobjectFault[]) => ({
  metaobject: null,
  userErrors: toUserErrors(faults),
});

export function metaobjectCreate(
  context: GraphqlContext,
  { metaobject: input }: { readonly metaobject: MetaobjectInput & { readonly type: string } },
) {
  return context.store.write((sql) => make(sql, context, input, HANDLE));
}

function make(
  sql: Sql,
  context: GraphqlContext,
  input: MetaobjectInput & { readonly type: string },
  place: Path,
) {
  const { shop, ids, now } = context;
  const definition = findDefinition(sql, shop.key, input.type);
  if (definition === null) {
    const message = `No metaobject definition exists for type "${input.type}"`;
    return refused([fault('UNDEFINED_OBJECT_TYPE', ['metaobject', 'type'], message)]);
  }
  const given = input.handle ?? '';
  const wrong = given === '' ? [] : handleFaults(given);
  if (wrong.length > 0) {
    return refused(wrong.map(({ code, message }) => fault(code, place, message)));
  }
  const checked = check(definition, {}, input);
  if (checked.faults.length > 0) return refused(checked.faults);
  const handle = given === '' ? handleOfNew(definition, checked.fields, ids.token()) : given;
  const { type } = definition;
  const createdAt = wireDateTime(now());
  return keep(sql, context, definition, {
    id: ids.next('Metaobject'),
    shop: shop.key,
    type,
    handle: freeHandle(
      handle.toLowerCase(),
      (one) => findMetaobjectByHandle(sql, shop.key, { type, handle: one }) !== null,
    ),
    status: input.capabilities?.publishable?.status ?? 'DRAFT',
    fields: checked.fields,
    createdAt,
    updatedAt: createdAt,
  });
}

function check(
  definition: MetaobjectDefinition,
  before: Metaobject['fields'],
  { capabilities, fields }: MetaobjectInput,
) {
  const disabled = [
    ...(capabilities?.publishable && !definition.isPublishable
      ? [['publishable', 'publishable'] as const]
      : []),
    ...(capabilities?.onlineStore ? [['onlineStore', 'online_store'] as const] : []),
  ].map(([name, told]) =>
    fault(
      'CAPABILITY_NOT_ENABLED',
      ['metaobject', 'capabilities', name],
      `Capability is not enabled: ${told}`,
    ),
  );
  const merged = mergeFields(definition, before, fields ?? []);
  return { fields: merged.fields, faults: [...disabled, ...merged.faults] };
}

function keep(
  sql: Sql,
  context: GraphqlContext,
  definition: MetaobjectDefinition,
  metaobject: Metaobject,
) {
  keepMetaobject(sql, context, metaobject);
  const shown = adminMetaobject(metaobject, definition, shopBaseUrl(context.origin, context.shop));
  return { metaobject: shown, userErrors: [] };
}

function change(sql: Sql, context: GraphqlContext, before: Metaobject, input: MetaobjectInput) {
  const { shop, now } = context;
  const definition = findDefinition(sql, shop.key, before.type);
  if (definition === null) return refused([GONE]);
  const given = input.handle ?? before.handle;
  const wrong = handleFaults(given);
  if (wrong.length > 0) {
    return refused(wrong.map(({ code, message }) => fault(code, HANDLE, message)));
  }
  const handle = given.toLowerCase();
  const other = findMetaobjectByHandle(sql, shop.key, { type: before.type, handle });
  if (other !== null && other.id !== before.id) {
    return refused([fault('TAKEN', HANDLE, 'Handle has already been taken')]);
  }
  const { fields, faults } = check(definition, before.fields, input);
  if (faults.length > 0) return refused(faults);
  const status = input.capabilities?.publishable?.status ?? before.status;
  const updatedAt = wireDateTime(now());
  return keep(sql, context, definition, { ...before, handle, status, fields, updatedAt });
}

export function metaobjectUpdate(
  context: GraphqlContext,
  { id, metaobject: input }: { readonly id: string; readonly metaobject: MetaobjectInput },
) {
  return context.store.write((sql) => {
    const [before] = findMetaobjects(sql, context.shop.key, [metaobjectNumber(id) ?? 0]);
    return before === undefined ? refused([GONE]) : change(sql, context, before, input);
  });
}

export function metaobjectUpsert(
  context: GraphqlContext,
  {
    handle: { type, handle },
    metaobject: input,
  }: { readonly handle: HandleInput; readonly metaobject: MetaobjectInput },
) {
  return context.store.write((sql) => {
    const known = { type, handle: handle.toLowerCase() };
    const before = findMetaobjectByHandle(sql, context.shop.key, known);
    return before === null
      ? make(sql, context, { ...input, handle, type }, ['handle', 'handle'])
      : change(sql, context, before, input);
  });
}

export function metaobjectDelete(context: GraphqlContext, { id }: { readonly id: string }) {
  return context.store.write((sql) => {
    const [before] = findMetaobjects(sql, context.shop.key, [metaobjectNumber(id) ?? 0]);
    if (before === undefined) return { deletedId: null, userErrors: toUserErrors([GONE]) };
    dropMetaobject(sql, context, before);
    return { deletedId: metaobjectGid(before), userErrors: [] };
  });
}
