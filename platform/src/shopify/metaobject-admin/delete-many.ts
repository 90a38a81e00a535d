import { randomUUID } from 'node:crypto';
import { type GraphqlContext, gid, requestError } from '../../protocol/index.ts';
import {
  findDefinition,
  findMetaobjects,
  listMetaobjects,
  metaobjectNumber,
} from '../metaobjects/index.ts';
import { dropMetaobject } from '../reviews/index.ts';
import { toUserErrors } from './admin-metaobject.ts';
import { fault } from './check-definition.ts';

interface Where {
  readonly type?: string | null;
  readonly ids?: readonly string[] | null;
}

/** Everything of a type, or entries by their ids. Shopify answers a job that is not done; here it is by then. */
export function metaobjectBulkDelete(
  context: GraphqlContext,
  { where: { type, ids } }: { readonly where: Where },
) {
  if (((type ?? null) === null) === ((ids ?? null) === null)) {
    throw requestError(
      'INVALID_FIELD_ARGUMENTS',
      'MetaobjectBulkDeleteWhereCondition requires exactly one of type, ids',
    );
  }
  const shop = context.shop.key;
  return context.store.write((sql) => {
    if (type && findDefinition(sql, shop, type) === null) {
      const message = `No metaobject definition exists for type "${type}"`;
      const missing = fault('RECORD_NOT_FOUND', ['where', 'type'], message);
      return { job: null, userErrors: toUserErrors([missing]) };
    }
    const found = type
      ? listMetaobjects(sql, shop, type)
      : findMetaobjects(
          sql,
          shop,
          (ids ?? []).flatMap((id) => metaobjectNumber(id) ?? []),
        );
    for (const metaobject of found) dropMetaobject(sql, context, metaobject);
    return { job: { id: gid('Job', randomUUID()), done: false }, userErrors: [] };
  });
}
