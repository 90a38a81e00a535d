import { fragment } from '../client/document.ts';

export const IMAGE = fragment(`
fragment ImageParts on Image {
  url
  altText
  width
  height
}
`);

export const MONEY = fragment(`
fragment MoneyParts on MoneyV2 {
  amount
  currencyCode
}
`);
