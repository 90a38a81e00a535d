export { cartMoneyLines, namedDiscounts, pricedCartLine } from './cart-money-lines.ts';
export {
  type Amounts,
  isGivenAway,
  type MoneyLine,
  moneyLines,
  type NamedDiscount,
  type PaidByGiftCard,
  type PricedLine,
  sumByTitle,
  withGiftCards,
} from './money-lines.ts';
