import { refusal } from '../../graphql/index.ts';

type Input = Readonly<Record<string, unknown>>;

/** Parts of an input that the platform would have to forget are refused instead. */
function requireNone(input: object, fields: readonly string[], type: string): void {
  const given: Input = { ...input };
  for (const field of fields) {
    const value = given[field];
    const isEmpty =
      value === undefined || value === null || (Array.isArray(value) && !value.length);
    if (!isEmpty) {
      throw refusal('NOT_SERVED', `${type}.${field} is not served by the embedded platform`);
    }
  }
}

export function requireServedBuyerInput(input: object): void {
  requireNone(input, ['deliveryAddressPreferences', 'companyLocationId'], 'CartBuyerIdentityInput');
}

export function requireServedCartInput(input: object): void {
  requireNone(input, ['delivery', 'giftCardCodes'], 'CartInput');
}
