import type { CurrencyCode } from '../money/index.ts';
import minimums from './minimum-payout.json' with { type: 'json' };

/** Amounts without VAT below which a transfer is worth neither its fee nor its letter: the compiler asks each currency for one. */
export const MINIMUM_PAYOUTS: Readonly<Record<CurrencyCode, string>> = minimums;
