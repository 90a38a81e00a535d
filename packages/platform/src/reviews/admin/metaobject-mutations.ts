import { type GraphqlContext, type Sql, wireDateTime } from '../../core/index.ts';
import {
  type FieldInput,
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  type Metaobject,
  type MetaobjectFault,
  type MetaobjectStatus,
  mergeFields,
  metaobjectGid,
  metaobjectNumber,
} from '../../metaobjects/index.ts';
import { dropMetaobject, keepMetaobject } from '../change-reviews.ts';
import { adminMetaobject } from './admin-metaobject.ts';

interface MetaobjectInput {
  readonly type?: string;
  readonly handle?: string | null;
  readonly fields?: readonly FieldInput[] | null;
  readonly capabilities?: {
    readonly publishable?: { readonly status: MetaobjectStatus } | null;
  } | null;
}

interface HandleInput {
  readonly type: string;
  readonly handle: string;
}

const HANDLE = /^[\p{L}\p{N}_-]{1,255}$/u;

export function rejected(faults: readonly MetaobjectFault[]) {
  return {
    metaobject: null,
    userErrors: faults.map((fault) => ({
      __typename: 'MetaobjectUserError',
      elementIndex: null,
      ...fault,
    })),
  };
}

const fault = (code: string, field: readonly string[], message: string): MetaobjectFault => ({
  code,
  field,
  message,
  elementKey: null,
});

const gone = () => rejected([fault('RECORD_NOT_FOUND', ['id'], 'Record not found')]);

export function metaobjectCreate(
  context: GraphqlContext,
  { metaobject: input }: { readonly metaobject: MetaobjectInput & { readonly type: string } },
) {
  return context.store.write((sql) => {
    const { type, handle } = input;
    const isTaken =
      handle && findMetaobjectByHandle(sql, context.shop.key, { type, handle }) !== null;
    if (isTaken) {
      return rejected([fault('TAKEN', ['metaobject', 'handle'], 'Handle has already been taken')]);
    }
    return make(sql, context, input);
  });
}

function make(
  sql: Sql,
  context: GraphqlContext,
  input: MetaobjectInput & { readonly type: string },
) {
  const { shop, ids, now } = context;
  if (findDefinition(sql, shop.key, input.type) === null) {
    const message = `No metaobject definition exists for type "${input.type}"`;
    return rejected([fault('UNDEFINED_OBJECT_TYPE', ['metaobject', 'type'], message)]);
  }
  const id = ids.next('Metaobject');
  const createdAt = wireDateTime(now());
  const blank: Metaobject = {
    id,
    shop: shop.key,
    type: input.type,
    handle: input.handle || `metaobject-${id}`,
    status: 'DRAFT',
    fields: {},
    createdAt,
    updatedAt: createdAt,
  };
  return change(sql, context, blank, input);
}

function change(sql: Sql, context: GraphqlContext, before: Metaobject, input: MetaobjectInput) {
  const { shop, now } = context;
  const definition = findDefinition(sql, shop.key, before.type);
  if (definition === null) return gone();
  const handle = input.handle || before.handle;
  const { fields, faults } = mergeFields(definition, before.fields, input.fields ?? []);
  if (!HANDLE.test(handle)) {
    return rejected([fault('INVALID', ['metaobject', 'handle'], 'Handle is invalid')]);
  }
  const other = findMetaobjectByHandle(sql, shop.key, { type: before.type, handle });
  if (other !== null && other.id !== before.id) {
    return rejected([fault('TAKEN', ['metaobject', 'handle'], 'Handle has already been taken')]);
  }
  if (faults.length > 0) return rejected(faults);
  const status = input.capabilities?.publishable?.status ?? before.status;
  const metaobject = { ...before, handle, status, fields, updatedAt: wireDateTime(now()) };
  keepMetaobject(sql, context, metaobject);
  return { metaobject: adminMetaobject(metaobject, definition), userErrors: [] };
}

export function metaobjectUpdate(
  context: GraphqlContext,
  { id, metaobject: input }: { readonly id: string; readonly metaobject: MetaobjectInput },
) {
  return context.store.write((sql) => {
    const [before] = findMetaobjects(sql, context.shop.key, [metaobjectNumber(id) ?? 0]);
    return before === undefined ? gone() : change(sql, context, before, input);
  });
}

export function metaobjectUpsert(
  context: GraphqlContext,
  {
    handle,
    metaobject: input,
  }: { readonly handle: HandleInput; readonly metaobject: MetaobjectInput },
) {
  return context.store.write((sql) => {
    const before = findMetaobjectByHandle(sql, context.shop.key, handle);
    return before === null
      ? make(sql, context, { handle: handle.handle, ...input, type: handle.type })
      : change(sql, context, before, input);
  });
}

export function metaobjectDelete(context: GraphqlContext, { id }: { readonly id: string }) {
  return context.store.write((sql) => {
    const [before] = findMetaobjects(sql, context.shop.key, [metaobjectNumber(id) ?? 0]);
    if (before === undefined) return { deletedId: null, userErrors: gone().userErrors };
    dropMetaobject(sql, context, before);
    return { deletedId: metaobjectGid(before), userErrors: [] };
  });
}
