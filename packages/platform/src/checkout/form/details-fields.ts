import type { ShopKey } from '../../shops/index.ts';
import { type AddressShape, addressShape } from '../rules/address-shape.ts';
import type { CheckoutTexts } from '../texts/checkout-texts.ts';

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
  { texts, shape }: { readonly texts: CheckoutTexts; readonly shape: AddressShape },
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

/** Whether the form of this shop asks for the field, and whether it insists. */
export function askFor(field: DetailsField, shop: ShopKey): 'required' | 'optional' | 'never' {
  const shape = addressShape(shop);
  if (field === 'phone' || field === 'address2') return 'optional';
  if (field === 'zip') return shape.isZipRequired ? 'required' : 'optional';
  if (field === 'region') return shape.region === null ? 'never' : 'required';
  return 'required';
}
