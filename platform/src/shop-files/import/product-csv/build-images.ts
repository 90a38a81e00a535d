import type { ImageDraft } from '../../../shopify/catalogue/index.ts';
import type { ImportReport } from '../import-report.ts';
import { columnName } from './columns.ts';
import { POSITION } from './fields.ts';
import type { ProductRow } from './product-rows.ts';

/** A file beside the product file, where an address could be. */
const FILE_NAME = /^(?!https?:)[^:]+\.(?:jpe?g|png|webp|avif)$/i;

/** The product's images in their order; one that only a variant names comes at the end. */
export function buildImages(
  rows: readonly ProductRow[],
  report: ImportReport,
): readonly ImageDraft[] {
  const placed = rows.flatMap((row) => {
    const position = positionOf(row, report);
    const image = imageOf(row, 'imageSrc', row.text('imageAlt') || null, report);
    return image === null ? [] : [{ image, position }];
  });
  const own = placed.sort((a, b) => a.position - b.position).map(({ image }) => image);
  const ofVariants = rows.flatMap((row) => {
    const image = row.image('variantImage', null);
    return image === null ? [] : [image];
  });
  const bySrc = new Map<string, ImageDraft>();
  for (const image of [...own, ...ofVariants]) {
    if (!bySrc.has(image.src)) bySrc.set(image.src, image);
  }
  return [...bySrc.values()];
}

/** A place that is none comes last: the picture itself is not to blame. */
function positionOf(row: ProductRow, report: ImportReport): number {
  const cell = row.text('imagePosition');
  if (cell === '') return POSITION.absent;
  const position = POSITION.parse(cell);
  if (position !== undefined) return position;
  report.warn(row.line, `Image position must be ${POSITION.expected}, not "${cell}".`);
  return POSITION.absent;
}

export function imageIndexBySrc(
  row: ProductRow,
  field: string,
  report: ImportReport,
): string | null {
  return imageOf(row, field, null, report)?.src ?? null;
}

function imageOf(
  row: ProductRow,
  field: string,
  altText: string | null,
  report: ImportReport,
): ImageDraft | null {
  const url = row.text(field);
  if (url === '') return null;
  const image = row.image(field, altText);
  if (image === null && FILE_NAME.test(url)) {
    report.warn(row.line, `The picture "${url}" was left out: it is not among the pictures given.`);
  } else if (image === null) {
    report.warn(
      row.line,
      `${columnName(field)} must be a web address, not "${url}"; the picture was left out.`,
    );
  }
  return image;
}
