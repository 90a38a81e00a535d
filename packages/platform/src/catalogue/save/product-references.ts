import { gid, parseGid } from '../../ids/index.ts';
import type { MetafieldDraft, ProductDraft } from '../draft.ts';
import type { SaveContext } from './save-context.ts';

export type ProductNumbers = (handle: string) => number | null;

function asList(value: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function resolveReferences(
  context: SaveContext,
  { owner, metafield }: { readonly owner: string; readonly metafield: MetafieldDraft },
  numberOf: ProductNumbers,
): MetafieldDraft {
  const name = `${owner}: metafield ${metafield.namespace}.${metafield.key}`;
  const toGid = (reference: unknown): string => {
    if (typeof reference === 'string' && parseGid(reference) !== null) return reference;
    const number = typeof reference === 'string' ? numberOf(reference) : null;
    if (number !== null) return gid('Product', number);
    context.problems.push(`${name} names the unknown product ${JSON.stringify(reference)}`);
    return '';
  };
  if (metafield.type === 'product_reference') {
    return { ...metafield, value: toGid(metafield.value) };
  }
  if (metafield.type !== 'list.product_reference') return metafield;
  const list = asList(metafield.value);
  if (list !== null) return { ...metafield, value: JSON.stringify(list.map(toGid)) };
  context.problems.push(`${name} is not a list`);
  return metafield;
}

/** Products name each other by handle in a draft; the store and the API name them by id. */
export function withProductReferences(
  context: SaveContext,
  draft: ProductDraft,
  numberOf: ProductNumbers,
): ProductDraft {
  const resolved = (metafields: readonly MetafieldDraft[]) =>
    metafields.map((metafield) =>
      resolveReferences(context, { owner: draft.handle, metafield }, numberOf),
    );
  return {
    ...draft,
    metafields: resolved(draft.metafields),
    variants: draft.variants.map((variant) => ({
      ...variant,
      metafields: resolved(variant.metafields),
    })),
  };
}
