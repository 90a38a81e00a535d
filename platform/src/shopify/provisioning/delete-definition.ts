import { type GraphqlContext, requestError } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { dropProductMetafield } from '../catalogue/index.ts';
import { dropCustomerMetafield } from '../customers/index.ts';
import { type Definition, findDefinition, removeDefinition } from './definitions.ts';

interface DeleteArguments {
  readonly id?: string | null;
  readonly identifier?: Pick<Definition, 'ownerType' | 'key'> & {
    readonly namespace?: string | null;
  };
  readonly deleteAllAssociatedMetafields?: boolean | null;
}

/** A reference or an id must not stay without the definition that says what it is. */
const GUARDED = [
  { suffix: '_reference', code: 'REFERENCE_TYPE_DELETION_ERROR', kind: 'a reference' },
  { suffix: 'id', code: 'ID_TYPE_DELETION_ERROR', kind: 'an id' },
];

export function deleteDefinition(
  _: unknown,
  { id, identifier, deleteAllAssociatedMetafields }: DeleteArguments,
  context: GraphqlContext,
) {
  const shop = context.shop.key;
  return context.store.write((sql) => {
    const found = findDefinition(sql, shop, (one) =>
      id
        ? id === `gid://shopify/MetafieldDefinition/${one.id}`
        : one.ownerType === identifier?.ownerType &&
          one.namespace === (identifier.namespace ?? '$app') &&
          one.key === identifier.key,
    );
    if (found === null) return refused('NOT_FOUND', ['id'], 'Definition not found.');
    const isWhole = deleteAllAssociatedMetafields === true;
    const guard = GUARDED.find(({ suffix }) => found.type.replace('list.', '').endsWith(suffix));
    if (!isWhole && guard !== undefined) {
      const message = `Deleting ${guard.kind} type metafield definition requires deletion of its associated metafields.`;
      return refused(guard.code, null, message);
    }
    if (isWhole) dropValues(sql, context, found);
    removeDefinition(sql, shop, found);
    const { ownerType, namespace, key } = found;
    return {
      deletedDefinitionId: `gid://shopify/MetafieldDefinition/${found.id}`,
      deletedDefinition: { ownerType, namespace, key },
      userErrors: [],
    };
  });
}

function refused(code: string, field: readonly string[] | null, message: string) {
  const __typename = 'MetafieldDefinitionDeleteUserError';
  const userErrors = [{ __typename, code, field, message }];
  return { deletedDefinitionId: null, deletedDefinition: null, userErrors };
}

function dropValues(sql: Sql, context: GraphqlContext, definition: Definition): void {
  const shop = context.shop.key;
  switch (definition.ownerType) {
    case 'CUSTOMER':
      dropCustomerMetafield(sql, shop, definition);
      return;
    case 'PRODUCT':
      dropProductMetafield(sql, context, shop, definition);
      return;
    case 'PRODUCTVARIANT':
      throw requestError(
        'NOT_SERVED',
        'Deleting the metafields of variants is not served by the embedded platform',
      );
  }
}
