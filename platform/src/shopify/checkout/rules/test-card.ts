/** The result of the test payment; real card numbers are rejected so that none is stored. */
export type CardDecision =
  | { readonly kind: 'accepted'; readonly lastFour: string }
  | { readonly kind: 'declined'; readonly reason: 'declined' | 'noFunds' };

export const ACCEPTED_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

const TEST_CARDS: Readonly<Record<string, 'accepted' | 'declined' | 'noFunds'>> = {
  '4242424242424242': 'accepted',
  '5555555555554444': 'accepted',
  '4000000000000002': 'declined',
  '4000000000009995': 'noFunds',
};

export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The check digit that catches a mistyped number (ISO/IEC 7812). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function isTestCard(digits: string): boolean {
  return Object.hasOwn(TEST_CARDS, digits);
}

export function decideCard(digits: string): CardDecision {
  const outcome = TEST_CARDS[digits] ?? 'declined';
  if (outcome !== 'accepted') return { kind: 'declined', reason: outcome };
  return { kind: 'accepted', lastFour: digits.slice(-4) };
}

export type Expiry = { readonly month: number; readonly year: number };

export function parseExpiry(typed: string): Expiry | null {
  const match = /^(0?[1-9]|1[0-2])[/.-]?(?:20)?(\d{2})$/.exec(typed.replaceAll(/\s/g, ''));
  if (match === null) return null;
  return { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

/** A card is good through the last day of its month. */
export function hasExpired(expiry: Expiry, now: Date): boolean {
  return Date.UTC(expiry.year, expiry.month, 1) <= now.getTime();
}
