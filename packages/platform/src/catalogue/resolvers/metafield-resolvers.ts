import { connectionOf, type PageArguments } from '../../graphql/index.ts';
import { refusal } from '../../graphql/refusal.ts';
import type { ResolverMap } from '../../graphql/resolver-map.ts';
import type { ShopCatalogue } from '../read/shop-catalogue.ts';
import { catalogueOf } from './catalogue-of.ts';
import type { MetafieldSource } from './metafields.ts';

interface Referable {
  readonly id: string;
}

const TARGETS = ['product_reference', 'variant_reference', 'collection_reference'] as const;

function lookUp(
  catalogue: ShopCatalogue,
  target: (typeof TARGETS)[number],
  id: string,
): Referable | null {
  switch (target) {
    case 'product_reference':
      return catalogue.productById.get(id) ?? null;
    case 'variant_reference':
      return catalogue.variantById.get(id) ?? null;
    case 'collection_reference':
      return catalogue.collectionById.get(id) ?? null;
  }
}

function targetOf(type: string): (typeof TARGETS)[number] | null {
  const target = TARGETS.find((known) => known === type);
  if (target !== undefined) return target;
  if (!type.endsWith('_reference')) return null;
  throw refusal(
    'NOT_SERVED',
    `Metafields of type ${type} are not followed by the embedded platform`,
  );
}

function listOf(value: string): readonly string[] {
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

export const metafieldResolvers: ResolverMap = {
  Metafield: {
    reference({ type, value }: MetafieldSource, _args: unknown, context) {
      if (type.startsWith('list.')) return null;
      const target = targetOf(type);
      return target === null ? null : lookUp(catalogueOf(context), target, value);
    },
    references({ type, value }: MetafieldSource, args: PageArguments, context) {
      if (!type.startsWith('list.')) return null;
      const target = targetOf(type.slice('list.'.length));
      if (target === null) return null;
      const catalogue = catalogueOf(context);
      const items = listOf(value).flatMap((id) => lookUp(catalogue, target, id) ?? []);
      return connectionOf({ items, args, keyOf: ({ id }) => ({ lastId: id, lastValue: id }) });
    },
  },
};
