/** Only currencies with two decimals: the minor unit is always a hundredth. */
const SYMBOLS = {
  CHF: 'CHF',
  DKK: 'kr',
  EUR: '€',
  GBP: '£',
  NOK: 'kr',
  PLN: 'zł',
  SEK: 'kr',
  USD: '$',
} as const;

export type CurrencyCode = keyof typeof SYMBOLS;

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(SYMBOLS, code);
}

export const CURRENCY_CODES: readonly CurrencyCode[] = Object.keys(SYMBOLS).filter(isCurrencyCode);

export function currencySymbol(code: CurrencyCode): string {
  return SYMBOLS[code];
}

export interface Money {
  readonly amountInMinorUnits: number;
  readonly currencyCode: CurrencyCode;
}

export function addMoney(left: Money, right: Money): Money {
  if (left.currencyCode !== right.currencyCode) {
    throw new Error(`Cannot add ${right.currencyCode} to ${left.currencyCode}`);
  }
  return {
    amountInMinorUnits: left.amountInMinorUnits + right.amountInMinorUnits,
    currencyCode: left.currencyCode,
  };
}

export function multiplyMoney(money: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) {
    throw new Error(`Cannot multiply a price by ${quantity}: it is not a whole number`);
  }
  // A price times zero is 0, never -0: they would not compare as equal records.
  const product = money.amountInMinorUnits * quantity;
  return {
    amountInMinorUnits: product === 0 ? 0 : product,
    currencyCode: money.currencyCode,
  };
}
