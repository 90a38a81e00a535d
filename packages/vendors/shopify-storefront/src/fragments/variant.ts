import { fragment } from '@lokke/http-client';
import { IMAGE, MONEY } from './money-and-image.ts';

export const VARIANT = fragment(
  `
fragment VariantParts on ProductVariant {
  id
  title
  sku
  availableForSale
  quantityAvailable
  price { ...MoneyParts }
  compareAtPrice { ...MoneyParts }
  unitPrice { ...MoneyParts }
  unitPriceMeasurement { referenceUnit referenceValue }
  image { ...ImageParts }
  selectedOptions { name value }
}
`,
  [MONEY, IMAGE],
);
