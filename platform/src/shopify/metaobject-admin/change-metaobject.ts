import { type GraphqlContext, shopBaseUrl, wireDateTime } from '../../protocol/index.ts';
import {
  type FieldInput,
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  freeHandle,
  handleFaults,
  handleOfNew,
  type Metaobject,
  type MetaobjectFault,
  type MetaobjectStatus,
  mergeFields,
  metaobjectGid,
  metaobjectNumber,
} from '../metaobjects/index.ts';
import { dropMetaobject, keepMetaobject } from '../reviews/index.ts';
import { adminMetaobject, fault, toUserErrors } from './admin-metaobject.ts';

interface MetaobjectInput {
  readonly type: string;
  readonly handle?: string | null;
  readonly fields?: readonly FieldInput[] | null;
  readonly capabilities?: {
    readonly publishable?: { readonly status: MetaobjectStatus } | null;
    readonly onlineStore?: object | null;
  } | null;
}

const refuse = (faults: readonly MetaobjectFault[]) => ({
  metaobject: null,
  userErrors: toUserErrors(faults),
});

function capabilityFaults(
  { capabilities }: MetaobjectInput,
  isPublishable: boolean,
): readonly MetaobjectFault[] {
  const disabled = [
    ...(capabilities?.publishable && !isPublishable ? ['publishable'] : []),
    ...(capabilities?.onlineStore ? ['onlineStore'] : []),
  ];
  return disabled.map((name) =>
    fault(
      'CAPABILITY_NOT_ENABLED',
      ['metaobject', 'capabilities', name],
      `Capability is not enabled: ${name}`,
    ),
  );
}

export function metaobjectCreate(
  context: GraphqlContext,
  { metaobject: input }: { readonly metaobject: MetaobjectInput },
) {
  const { store, shop, ids, now, origin } = context;
  return store.write((sql) => {
    const definition = findDefinition(sql, shop.key, input.type);
    if (definition === null) {
      const message = `No metaobject definition exists for type "${input.type}"`;
      return refuse([fault('UNDEFINED_OBJECT_TYPE', ['metaobject', 'type'], message)]);
    }
    const given = input.handle ?? '';
    const { fields, faults } = mergeFields(definition, {}, input.fields ?? []);
    const found = [
      ...(given === '' ? [] : handleFaults(given)).map(({ code, message }) =>
        fault(code, ['metaobject', 'handle'], message),
      ),
      ...capabilityFaults(input, definition.isPublishable),
      ...faults,
    ];
    if (found.length > 0) return refuse(found);
    const handle = given === '' ? handleOfNew(definition, fields, ids.token()) : given;
    const { type } = definition;
    const createdAt = wireDateTime(now());
    const metaobject: Metaobject = {
      id: ids.next('Metaobject'),
      shop: shop.key,
      type,
      handle: freeHandle(
        handle.toLowerCase(),
        (one) => findMetaobjectByHandle(sql, shop.key, { type, handle: one }) !== null,
      ),
      status: input.capabilities?.publishable?.status ?? 'DRAFT',
      fields,
      createdAt,
      updatedAt: createdAt,
    };
    keepMetaobject(sql, context, metaobject);
    const answer = adminMetaobject(metaobject, definition, shopBaseUrl(origin, shop));
    return { metaobject: answer, userErrors: [] };
  });
}

export function metaobjectDelete(context: GraphqlContext, { id }: { readonly id: string }) {
  return context.store.write((sql) => {
    const [before] = findMetaobjects(sql, context.shop.key, [metaobjectNumber(id) ?? 0]);
    if (before === undefined) {
      const gone = fault('RECORD_NOT_FOUND', ['id'], 'Record not found');
      return { deletedId: null, userErrors: toUserErrors([gone]) };
    }
    dropMetaobject(sql, context, before);
    return { deletedId: metaobjectGid(before), userErrors: [] };
  });
}
