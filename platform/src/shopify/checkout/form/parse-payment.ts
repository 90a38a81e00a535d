import { fillIn } from '../../../protocol/pages/index.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import {
  cardDigits,
  hasExpired,
  isCardNumber,
  isTestCard,
  parseExpiry,
} from '../rules/test-card.ts';
import type { FormProblems, FormValues } from './form-values.ts';

export const PAYMENT_FIELDS = ['cardNumber', 'expiry', 'securityCode', 'holder'] as const;

export type PaymentField = (typeof PAYMENT_FIELDS)[number];

export type ParsedPayment =
  | { readonly kind: 'valid'; readonly cardDigits: string }
  | { readonly kind: 'invalid'; readonly problems: PaymentProblems };

/** Problems of a field; an address can carry them, for none tells what was typed. */
const PAYMENT_PROBLEMS = [
  'missing',
  'tooLong',
  'cardShape',
  'cardNotTest',
  'expiryShape',
  'expiryPast',
  'securityCodeShape',
] as const;

type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];
export type PaymentProblems = ReadonlyMap<PaymentField, PaymentProblem>;

const SECURITY_CODE = /^\d{3}$/;
const MAXIMUM_HOLDER_LENGTH = 100;

export function paymentLabel(field: PaymentField, { card }: CheckoutMessages): string {
  return field === 'cardNumber' ? card.number : card[field];
}

export function parsePayment(values: FormValues<PaymentField>, now: Date): ParsedPayment {
  const problems = new Map<PaymentField, PaymentProblem>();
  for (const field of PAYMENT_FIELDS) {
    const value = values.get(field) ?? '';
    const problem = value === '' ? 'missing' : shapeProblemOf(field, value, now);
    if (problem !== null) problems.set(field, problem);
  }
  if (problems.size > 0) return { kind: 'invalid', problems };
  return { kind: 'valid', cardDigits: cardDigits(values.get('cardNumber') ?? '') };
}

function shapeProblemOf(field: PaymentField, value: string, now: Date): PaymentProblem | null {
  switch (field) {
    case 'cardNumber': {
      const digits = cardDigits(value);
      if (!isCardNumber(digits)) return 'cardShape';
      return isTestCard(digits) ? null : 'cardNotTest';
    }
    case 'expiry': {
      const expiry = parseExpiry(value);
      if (expiry === null) return 'expiryShape';
      return hasExpired(expiry, now) ? 'expiryPast' : null;
    }
    case 'securityCode':
      return SECURITY_CODE.test(value) ? null : 'securityCodeShape';
    case 'holder':
      return value.length > MAXIMUM_HOLDER_LENGTH ? 'tooLong' : null;
  }
}

export function paymentProblemTexts(
  problems: PaymentProblems,
  texts: CheckoutMessages,
): FormProblems<PaymentField> {
  return new Map(
    [...problems].map(([field, problem]) => {
      const label = paymentLabel(field, texts);
      const values = { label, maximum: MAXIMUM_HOLDER_LENGTH };
      return [field, fillIn(texts.problems[problem], values)];
    }),
  );
}

/** `cardNumber.cardShape`, as an address carries it. */
export function problemParameters(problems: PaymentProblems): readonly string[] {
  return [...problems].map(([field, problem]) => `${field}.${problem}`);
}

export function parseProblemParameters(parameters: readonly string[]): PaymentProblems {
  const problems = new Map<PaymentField, PaymentProblem>();
  for (const field of PAYMENT_FIELDS) {
    const problem = PAYMENT_PROBLEMS.find((known) => parameters.includes(`${field}.${known}`));
    if (problem !== undefined) problems.set(field, problem);
  }
  return problems;
}
