import { isCurrencyCode, type Money } from './money.ts';

/** Money as the commerce platform writes it: a decimal string such as `25.0`. */
export interface WireMoney {
  readonly amount: string;
  readonly currencyCode: string;
}

// Further decimals must be zeros: half a cent is an error.
const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/** Parses an amount strictly; throws on anything else. */
export function parseMoney({ amount, currencyCode }: WireMoney): Money {
  const amountInMinorUnits = parseMinorUnits(amount);
  if (amountInMinorUnits === null) {
    throw new Error(`Not an amount of money: "${amount}"`);
  }
  if (!isCurrencyCode(currencyCode)) {
    throw new Error(`Not a currency of the shop: "${currencyCode}"`);
  }
  return { amountInMinorUnits, currencyCode };
}

/** The hundredths in a decimal string, or null when it is not one. */
export function parseMinorUnits(amount: string): number | null {
  const match = AMOUNT.exec(amount);
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const minorUnits = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(minorUnits)) return null;
  return sign === '-' && minorUnits !== 0 ? -minorUnits : minorUnits;
}
