import { isNumberOf, type NumberForm } from '../check-digits.ts';
import { readIban } from './iban.ts';
import { plainName } from './sepa-file.ts';
import FORMS from './vat-number-forms.json' with { type: 'json' };

/** Account that a salon's earnings are paid to, as its owner entered it. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
  /** Null for a salon that charges no VAT. */
  readonly vatNumber: string | null;
}

export type BankForm = { readonly [Field in keyof BankAccount]?: unknown };

export type BankCheck =
  | { readonly ok: true; readonly value: BankAccount }
  | {
      readonly ok: false;
      readonly code: 'missingBankInput' | 'holderInvalid' | 'ibanInvalid' | 'vatNumberInvalid';
      readonly fields: readonly string[];
    };

/** A name in a SEPA file has 70 characters at most (EPC132-08). */
const MAX_HOLDER_LENGTH = 70;
/** Country and up to 12 characters (Directive 2006/112/EC, art. 215). */
const ANY_FORM: readonly NumberForm[] = [{ pattern: '[A-Z\\d+*]{2,12}' }];
/** Forms of numbers behind their country, as VIES, HMRC, Brønnøysund and the Swiss tax office write them. */
const VAT_NUMBER_FORMS: ReadonlyMap<string, readonly NumberForm[]> = new Map(Object.entries(FORMS));

export function checkBankForm(form: BankForm): BankCheck {
  const holder = [...lineOf(form.holder)].slice(0, MAX_HOLDER_LENGTH).join('');
  const typed = lineOf(form.iban);
  const missing = [...(holder === '' ? ['holder'] : []), ...(typed === '' ? ['iban'] : [])];
  if (missing.length > 0) return { ok: false, code: 'missingBankInput', fields: missing };
  if (!isHolder(holder)) return { ok: false, code: 'holderInvalid', fields: ['holder'] };
  const read = readIban(typed);
  if (read.kind === 'invalid') return { ok: false, code: 'ibanInvalid', fields: ['iban'] };
  const vatNumber = vatNumberIn(lineOf(form.vatNumber));
  if (vatNumber !== '' && !isVatNumber(vatNumber)) {
    return { ok: false, code: 'vatNumberInvalid', fields: ['vatNumber'] };
  }
  return { ok: true, value: { holder, iban: read.iban, vatNumber: vatNumber || null } };
}

/** End of a Norwegian number (merverdiavgiftsloven): whoever writes it need not write `NO` before. */
const NORWEGIAN_END = 'MVA';

function vatNumberIn(typed: string): string {
  const number = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  return number.endsWith(NORWEGIAN_END) && !number.startsWith('NO') ? `NO${number}` : number;
}

/** A file with an empty name is refused whole, and nobody of the month would be paid. */
function isHolder(name: string): boolean {
  return /[A-Za-z0-9]/.test(plainName(name, MAX_HOLDER_LENGTH));
}

/** Tells whether a file for a bank can hold an account, such as one that was stored when less was checked. */
export function isPayable({ holder, iban }: Pick<BankAccount, 'holder' | 'iban'>): boolean {
  const read = readIban(iban);
  return isHolder(holder) && read.kind === 'valid' && read.iban === iban;
}

/** Tells whether a number is one of its country; VAT is paid on top to whoever has one. */
function isVatNumber(text: string): boolean {
  const forms = VAT_NUMBER_FORMS.get(text.slice(0, 2)) ?? ANY_FORM;
  return /^[A-Z]{2}/.test(text) && forms.some((form) => isNumberOf(form, text.slice(2)));
}

const HOUR_IN_MS = 3_600_000;

/** Tells whether the letter's link still works: for an hour, and never before it was made. */
export function isBankLinkOpen(madeAtInMs: number, nowInMs: number): boolean {
  return nowInMs >= madeAtInMs && nowInMs - madeAtInMs < HOUR_IN_MS;
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
}
