import { US_STATES } from '../addresses/index.ts';
import { isNumberOf, type NumberForm } from '../check-digits.ts';
import rows from './proof-numbers.json' with { type: 'json' };

/** Number of a register that proves a trade. */
interface NumberRule extends NumberForm {
  readonly kind: string;
  /** Matches numbers that may be somebody's own; left out where none is. */
  readonly ofPerson?: string;
  readonly example: string;
}

interface ProofRow {
  readonly kinds: readonly NumberRule[];
  /** Matches what may stand before the number: its country, in Sweden a century, or 16 before a company's. */
  readonly prefix?: string;
  /** Letters that it may end in. */
  readonly suffix?: string;
  /** Tells whether each state has a register of its own. */
  readonly hasState?: boolean;
}

const ROWS: Readonly<Record<string, ProofRow>> = rows;
/** A country whose rule nobody has written yet. */
const ANYWHERE: ProofRow = rows['*'];

/** Numbers that prove a trade in a country. */
export function proofRowOf(country: string): ProofRow {
  return ROWS[country] ?? ANYWHERE;
}

/** Names the text that asks for the number: that of a country, or one for all others. */
export function proofCountryOf(country: string): ProofCountry {
  return PROOF_COUNTRIES.find((one) => one === country) ?? 'other';
}

export const PROOF_COUNTRIES = [
  'NL',
  'BE',
  'DE',
  'FR',
  'GB',
  'IE',
  'ES',
  'NO',
  'SE',
  'US',
  'other',
] as const;
export type ProofCountry = (typeof PROOF_COUNTRIES)[number];

/** Number by which a salon shows that it is one. */
export interface Proof {
  readonly country: string;
  readonly kind: string;
  readonly number: string;
  /** State whose register it is; empty where the country has one for all. */
  readonly state: string;
}

export type ProofForm = { readonly [Field in 'number' | 'state']?: unknown };

export type ProofCheck =
  | { readonly ok: true; readonly value: Proof }
  | {
      readonly ok: false;
      readonly code: 'proofInvalid' | 'proofStateMissing';
      readonly fields: readonly ['number' | 'state'];
    };

/** Longer than any number with all its blanks. */
const MAX_TYPED_LENGTH = 60;

export function checkProof(form: ProofForm, country: string): ProofCheck {
  const { kinds, prefix = '', suffix = '', hasState = false } = proofRowOf(country);
  const typed = typeof form.number === 'string' ? form.number.slice(0, MAX_TYPED_LENGTH) : '';
  const letters = typed.replaceAll(/[\s./+-]/g, '').toUpperCase();
  const whole = letters.endsWith(suffix)
    ? letters.slice(0, letters.length - suffix.length)
    : letters;
  const numbers = [whole, whole.replace(new RegExp(`^(?:${prefix})`), '')];
  const found = numbers.flatMap((number) => {
    const rule = kinds.find((one) => isNumberOf(one, number));
    return rule === undefined ? [] : [{ country, kind: rule.kind, number }];
  })[0];
  if (found === undefined) return { ok: false, code: 'proofInvalid', fields: ['number'] };
  const state = hasState ? US_STATES.find(({ code }) => code === form.state)?.code : '';
  if (state === undefined) return { ok: false, code: 'proofStateMissing', fields: ['state'] };
  return { ok: true, value: { ...found, state } };
}

/** VAT number that a proof is, as invoices name it; null for a number of another register. */
export function vatNumberOf({ country, kind, number }: Proof): string | null {
  return kind === 'vat' ? country + number : null;
}

/** Tells whether a number may be somebody's own, so that it goes when they are erased. */
export function isProofOfPerson({ country, kind, number }: Proof): boolean {
  const rule = proofRowOf(country).kinds.find((one) => one.kind === kind);
  return rule?.ofPerson !== undefined && new RegExp(rule.ofPerson).test(number);
}

/** The last characters: enough for its owner to know it by. */
export function maskProof(number: string): string {
  return `•••• ${number.slice(-3)}`;
}
