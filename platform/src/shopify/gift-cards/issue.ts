import { type PlatformContext, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { plainCode } from './gift-card.ts';
import { findGiftCardByCode, type GiftCard, insertGiftCard } from './gift-card-rows.ts';

export interface GiftCardInput {
  /** Null: one that nobody can guess is made. */
  readonly code: string | null;
  /** Null for what is no amount. */
  readonly initialInMinorUnits: number | null;
  readonly expiresOn: string | null;
  readonly note: string | null;
}

export type GiftCardProblem =
  | 'amount'
  | 'tooMuch'
  | 'tooShort'
  | 'tooLong'
  | 'characters'
  | 'taken'
  | 'date';

const MAX_MINOR_UNITS = 1_000_000_000;

/** Null for what is no amount. */
export function parseAmount(decimal: unknown): number | null {
  const minorUnits = Math.round(Number(decimal) * 100);
  return Number.isFinite(minorUnits) ? minorUnits : null;
}

/** Shopify's own limits. */
const CODE_LENGTH = { min: 8, max: 20 } as const;
const CODE = /^[a-z0-9]+$/;
const MADE_CODE_LENGTH = 16;

function problemOf({
  code,
  initialInMinorUnits,
  expiresOn,
}: GiftCardInput): GiftCardProblem | null {
  if (initialInMinorUnits === null || initialInMinorUnits <= 0) return 'amount';
  if (initialInMinorUnits > MAX_MINOR_UNITS) return 'tooMuch';
  if (expiresOn !== null && !isDate(expiresOn)) return 'date';
  if (code === null) return null;
  const plain = plainCode(code);
  if (plain.length < CODE_LENGTH.min) return 'tooShort';
  if (plain.length > CODE_LENGTH.max) return 'tooLong';
  return CODE.test(plain) ? null : 'characters';
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

type Outcome =
  | { readonly kind: 'issued'; readonly card: GiftCard; readonly code: string }
  | { readonly kind: 'refused'; readonly problem: GiftCardProblem };

type Issuing = Pick<PlatformContext, 'ids' | 'now'>;

/** `giftCardCreate`: the only moment at which the whole code is told. */
export function issueGiftCard(
  context: Issuing & Pick<PlatformContext, 'store'>,
  shop: string,
  input: GiftCardInput,
): Promise<Outcome> {
  return context.store.write((sql) => issueInWrite(sql, context, shop, input));
}

/** Issues inside a write that does more. */
export function issueInWrite(
  sql: Sql,
  { ids, now }: Issuing,
  shop: string,
  input: GiftCardInput,
): Outcome {
  const problem = problemOf(input);
  const { initialInMinorUnits, expiresOn, note } = input;
  if (problem !== null || initialInMinorUnits === null) {
    return { kind: 'refused', problem: problem ?? 'amount' };
  }
  const code = plainCode(input.code ?? ids.token().slice(0, MADE_CODE_LENGTH));
  if (findGiftCardByCode(sql, shop, code) !== null) return { kind: 'refused', problem: 'taken' };
  const createdAt = wireDateTime(now());
  const draft = { shop, initialInMinorUnits, expiresOn, note, createdAt };
  return { kind: 'issued', card: insertGiftCard(sql, ids, code, draft), code };
}
