import type { MetafieldDraft, ProductDraft } from '../catalogue/draft.ts';
import { parseGid } from '../ids/index.ts';
import type { ImportNotes } from './import-notes.ts';
import { isRecommendation } from './product-csv/standard-metafields.ts';

/**
 * The export of a part of a shop recommends products that are in another part. They are left out:
 * a recommendation less is no reason to refuse a file.
 */
export function knownRecommendations(
  products: readonly ProductDraft[],
  known: ReadonlySet<string>,
  notes: ImportNotes,
): readonly ProductDraft[] {
  const unknown = new Set<string>();
  const isKnown = (item: string) => {
    if (known.has(item) || parseGid(item) !== null) return true;
    unknown.add(item);
    return false;
  };
  const cleaned = products.map((product) => ({
    ...product,
    metafields: product.metafields.map((metafield) =>
      isRecommendation(metafield) ? withItems(metafield, isKnown) : metafield,
    ),
  }));
  if (unknown.size > 0) {
    notes.warn(
      1,
      `Recommended products that are neither in the file nor in the shop were left out: ${[...unknown].join(', ')}.`,
    );
  }
  return cleaned;
}

function withItems(metafield: MetafieldDraft, isKnown: (item: string) => boolean): MetafieldDraft {
  if (metafield.type !== 'list.product_reference') return metafield;
  const items: unknown = JSON.parse(metafield.value);
  if (!Array.isArray(items)) return metafield;
  return { ...metafield, value: JSON.stringify(items.filter((item) => isKnown(String(item)))) };
}
