import type { ShopKey } from '../../../protocol/index.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import { type AddressShape, addressShape } from '../rules/address-shape.ts';
import { needsPhone } from '../rules/delivery.ts';
import type { FormValues } from './form-values.ts';

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zip',
  'city',
  'region',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
type BillingField = `billing-${AddressField}`;

export function billingField(field: AddressField): BillingField {
  return `billing-${field}`;
}

/** `billing` is `other` where the bill goes elsewhere; `code` is a discount code that is not applied yet. */
export const DETAILS_FIELDS = [
  'email',
  'phone',
  ...ADDRESS_FIELDS,
  'delivery',
  'billing',
  ...ADDRESS_FIELDS.map(billingField),
  'code',
] as const;

export type DetailsField = (typeof DETAILS_FIELDS)[number];

/** The address field that a field of the billing address repeats; null for every other one. */
export function repeatedField(field: DetailsField): AddressField | null {
  return ADDRESS_FIELDS.find((name) => billingField(name) === field) ?? null;
}

const MAXIMUM_LENGTHS: Readonly<Partial<Record<DetailsField, number>>> = { email: 254, phone: 32 };
const USUAL_MAXIMUM_LENGTH = 100;

export function maximumLength(field: DetailsField): number {
  return MAXIMUM_LENGTHS[field] ?? USUAL_MAXIMUM_LENGTH;
}

export function detailsLabel(
  field: DetailsField,
  about: { readonly texts: CheckoutMessages; readonly shape: AddressShape },
): string {
  const { texts, shape } = about;
  const repeated = repeatedField(field) ?? field;
  switch (repeated) {
    case 'email':
    case 'phone':
      return texts[repeated];
    case 'delivery':
      return texts.deliveryMethod;
    case 'billing':
      return texts.billing.heading;
    case 'code':
      return texts.code.label;
    case 'zip':
      return texts.address[shape.zipLabel];
    case 'region':
      return texts.address[shape.region?.label ?? 'province'];
    case 'firstName':
    case 'lastName':
    case 'address1':
    case 'address2':
    case 'city':
      return texts.address[repeated];
    default:
      throw new Error(`${repeated} repeats no field`);
  }
}

/** With the delivery method chosen so far, since some carriers call first. */
export function isRequired(
  field: DetailsField,
  shop: ShopKey,
  values: FormValues<DetailsField>,
): boolean {
  if (field === 'phone') return needsPhone(values.get('delivery') ?? '');
  const name = repeatedField(field) ?? field;
  if (name === 'zip') return addressShape(shop).isZipRequired;
  return name !== 'address2' && name !== 'code' && name !== 'billing';
}

/** In the order of an envelope in that country; what it does not use is left out. */
export function addressFields(shop: ShopKey): readonly AddressField[] {
  const { isZipFirst, region } = addressShape(shop);
  const street = ['firstName', 'lastName', 'address1', 'address2'] as const;
  if (shop === 'us') return [...street, 'city', 'region', 'zip'];
  const town: readonly AddressField[] = isZipFirst ? ['zip', 'city'] : ['city', 'zip'];
  return region === null ? [...street, ...town] : [...street, ...town, 'region'];
}

export function isBilledElsewhere(values: FormValues<DetailsField>): boolean {
  return values.get('billing') === 'other';
}

/** Every field that is asked for, in its order: that of the problems and of the focus too. */
export function detailsFields(
  shop: ShopKey,
  values: FormValues<DetailsField>,
): readonly DetailsField[] {
  const address = addressFields(shop);
  const billing = isBilledElsewhere(values) ? address.map(billingField) : [];
  return ['email', 'phone', ...address, 'delivery', ...billing];
}
