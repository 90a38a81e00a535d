import type { ShopKey } from '../../core/index.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import { type AddressShape, addressShape } from '../rules/address-shape.ts';

export const DETAILS_FIELDS = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zip',
  'city',
  'region',
  'delivery',
] as const;

export type DetailsField = (typeof DETAILS_FIELDS)[number];

const MAXIMUM_LENGTHS: Readonly<Partial<Record<DetailsField, number>>> = { email: 254, phone: 32 };
const USUAL_MAXIMUM_LENGTH = 100;

export function maximumLength(field: DetailsField): number {
  return MAXIMUM_LENGTHS[field] ?? USUAL_MAXIMUM_LENGTH;
}

export function detailsLabel(
  field: DetailsField,
  { texts, shape }: { readonly texts: CheckoutMessages; readonly shape: AddressShape },
): string {
  switch (field) {
    case 'email':
    case 'phone':
      return texts[field];
    case 'delivery':
      return texts.deliveryMethod;
    case 'zip':
      return texts.address[shape.zipLabel];
    case 'region':
      return texts.address[shape.region?.label ?? 'province'];
    default:
      return texts.address[field];
  }
}

export function isRequired(field: DetailsField, shop: ShopKey): boolean {
  if (field === 'zip') return addressShape(shop).isZipRequired;
  return field !== 'phone' && field !== 'address2';
}

export type AddressField = Exclude<DetailsField, 'email' | 'phone' | 'delivery'>;

/** In the order of an envelope in that country; what it does not use is left out. */
export function addressFields(shop: ShopKey): readonly AddressField[] {
  const { isZipFirst, region } = addressShape(shop);
  const street = ['firstName', 'lastName', 'address1', 'address2'] as const;
  if (shop === 'us') return [...street, 'city', 'region', 'zip'];
  const town: readonly AddressField[] = isZipFirst ? ['zip', 'city'] : ['city', 'zip'];
  return region === null ? [...street, ...town] : [...street, ...town, 'region'];
}

/** Every field of the form, in its order: that of the problems and of the focus too. */
export function detailsFields(shop: ShopKey): readonly DetailsField[] {
  return ['email', 'phone', ...addressFields(shop), 'delivery'];
}
