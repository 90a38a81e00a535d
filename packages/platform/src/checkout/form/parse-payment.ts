import { fillIn } from '../../pages/index.ts';
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
  | { readonly kind: 'invalid'; readonly problems: FormProblems<PaymentField> };

const SECURITY_CODE = /^\d{3}$/;
const MAXIMUM_HOLDER_LENGTH = 100;

export function paymentLabel(field: PaymentField, { card }: CheckoutMessages): string {
  return field === 'cardNumber' ? card.number : card[field];
}

export function parsePayment({
  values,
  texts,
  now,
}: {
  readonly values: FormValues<PaymentField>;
  readonly texts: CheckoutMessages;
  readonly now: Date;
}): ParsedPayment {
  const problems = new Map<PaymentField, string>();
  for (const field of PAYMENT_FIELDS) {
    const value = values.get(field) ?? '';
    const problem =
      value === ''
        ? fillIn(texts.problems.missing, { label: paymentLabel(field, texts) })
        : shapeProblemOf(field, value, texts, now);
    if (problem !== null) problems.set(field, problem);
  }
  if (problems.size > 0) return { kind: 'invalid', problems };
  return { kind: 'valid', cardDigits: cardDigits(values.get('cardNumber') ?? '') };
}

function shapeProblemOf(
  field: PaymentField,
  value: string,
  { problems, card }: CheckoutMessages,
  now: Date,
): string | null {
  switch (field) {
    case 'cardNumber': {
      const digits = cardDigits(value);
      if (!isCardNumber(digits)) return problems.cardShape;
      return isTestCard(digits) ? null : problems.cardNotTest;
    }
    case 'expiry': {
      const expiry = parseExpiry(value);
      if (expiry === null) return problems.expiryShape;
      return hasExpired(expiry, now) ? problems.expiryPast : null;
    }
    case 'securityCode':
      return SECURITY_CODE.test(value) ? null : problems.securityCodeShape;
    case 'holder':
      return value.length > MAXIMUM_HOLDER_LENGTH
        ? fillIn(problems.tooLong, { label: card.holder, maximum: MAXIMUM_HOLDER_LENGTH })
        : null;
  }
}
