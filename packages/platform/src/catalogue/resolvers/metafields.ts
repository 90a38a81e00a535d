import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import type { FieldResolver } from '../../graphql/resolver-map.ts';
import { gid } from '../../ids/index.ts';
import type { MetafieldRecord } from '../stored/records.ts';
import { demandToken } from './access.ts';
import { type Translated, translate } from './translate.ts';

export interface MetafieldSource {
  readonly __typename: 'Metafield';
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly description: null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly parentResource: unknown;
}

export interface MetafieldOwner {
  readonly metafields: readonly MetafieldRecord[];
  /** What the metafields hang on, as a source of the API. */
  readonly parent: unknown;
  /** Null when its metafields have no translations. */
  readonly translated: Translated | null;
}

interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

function find(
  context: GraphqlContext,
  { metafields, parent, translated }: MetafieldOwner,
  wanted: Identifier,
): MetafieldSource | null {
  const record = metafields.find(
    ({ namespace, key }) => namespace === wanted.namespace && key === wanted.key,
  );
  if (record === undefined) return null;
  const { namespace, key, type, value, createdAt, updatedAt } = record;
  const textKey = `metafields.${namespace}.${key}`;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', record.number),
    namespace,
    key,
    type,
    value: translated === null ? value : translate(context, { ...translated, key: textKey }, value),
    description: null,
    createdAt,
    updatedAt,
    parentResource: parent,
  };
}

const SCOPE = 'unauthenticated_read_metaobjects';

/** The two fields that everything with metafields has. */
export function metafieldFields<Source>(
  ownerOf: (source: Source, context: GraphqlContext) => MetafieldOwner,
): { readonly metafield: FieldResolver; readonly metafields: FieldResolver } {
  return {
    metafield(source: Source, wanted: Identifier, context) {
      demandToken(context, { field: 'metafield', scope: SCOPE });
      return find(context, ownerOf(source, context), wanted);
    },
    metafields(source: Source, args: { readonly identifiers: readonly Identifier[] }, context) {
      demandToken(context, { field: 'metafields', scope: SCOPE });
      const owner = ownerOf(source, context);
      return args.identifiers.map((wanted) => find(context, owner, wanted));
    },
  };
}
