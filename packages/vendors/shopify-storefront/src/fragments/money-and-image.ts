import { fragment } from '@lokke/http-client';

export const IMAGE = fragment(`
fragment ImageParts on Image {
  url
  altText
  width
  height
  thumbhash # since 2025-07
}
`);

export const MONEY = fragment(`
fragment MoneyParts on MoneyV2 {
  amount
  currencyCode
}
`);
