import { fragment } from '../client/document.ts';

export const MONEY = fragment(`
fragment MoneyParts on MoneyV2 {
  amount
  currencyCode
}
`);
