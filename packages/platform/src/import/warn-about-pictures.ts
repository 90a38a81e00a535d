import type { ProductDraft } from '../catalogue/index.ts';
import type { ImportNotes } from './import-notes.ts';

/** From where the shop's pages show pictures without being told to. */
const SHOPIFY_HOST = 'cdn.shopify.com';

/** Pictures that the platform does not serve itself: who needs what to see them. */
export function warnAboutPictures(products: readonly ProductDraft[], notes: ImportNotes): void {
  const addresses = products.flatMap(({ images }) =>
    images.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src)])),
  );
  if (addresses.length === 0) return;
  notes.warn(
    0,
    `${addresses.length} pictures stay at the addresses they have; without a network they cannot be seen.`,
  );
  const others = addresses.filter(({ host }) => host !== SHOPIFY_HOST);
  if (others.length === 0) return;
  const origins = [...new Set(others.map(({ origin }) => origin))].join(',');
  notes.warn(
    0,
    `${others.length} of them are not at Shopify. The shop shows them only if its setting PICTURE_ORIGINS names where they are: ${origins}`,
  );
}
