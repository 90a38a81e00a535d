import type { ImageDraft } from '../../catalogue/draft.ts';
import { readPosition } from '../cell-values.ts';
import type { ImportNotes } from '../import-notes.ts';
import { pictureFromAddress } from '../picture-source.ts';
import type { ProductField } from './columns.ts';
import { columnName, type ProductRow } from './product-row.ts';

/** The product's pictures in their order; one that only a variant names comes at the end. */
export function buildImages(
  rows: readonly ProductRow[],
  notes: ImportNotes,
): readonly ImageDraft[] {
  const placed = rows.flatMap((row) => {
    const position = row.read('imagePosition', readPosition, Number.MAX_SAFE_INTEGER);
    const image = pictureOf(row, 'imageSrc', row.text('imageAlt') || null, notes);
    return image === null ? [] : [{ image, position }];
  });
  const own = placed.sort((a, b) => a.position - b.position).map(({ image }) => image);
  const ofVariants = rows.flatMap((row) => {
    const image = pictureFromAddress(row.text('variantImage'), null);
    return image === null ? [] : [image];
  });
  const bySrc = new Map<string, ImageDraft>();
  for (const image of [...own, ...ofVariants]) {
    if (!bySrc.has(image.src)) bySrc.set(image.src, image);
  }
  return [...bySrc.values()];
}

export function addressToSrc(
  row: ProductRow,
  field: ProductField,
  notes: ImportNotes,
): string | null {
  return pictureOf(row, field, null, notes)?.src ?? null;
}

function pictureOf(
  row: ProductRow,
  field: ProductField,
  altText: string | null,
  notes: ImportNotes,
): ImageDraft | null {
  const address = row.text(field);
  if (address === '') return null;
  const image = pictureFromAddress(address, altText);
  if (image === null) {
    notes.problem(row.line, `${columnName(field)} must be a web address, not "${address}".`);
  }
  return image;
}
