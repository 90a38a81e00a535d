import type { ShopKey } from '../../../protocol/index.ts';
import type { Field } from '../../../protocol/pages/index.ts';
import { type AddressShape, addressShape } from '../../shipping/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
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

/** Fields of the first step. `billing` is `other` where the bill goes elsewhere; `code` is not applied yet. */
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

type Width = NonNullable<Field['width']>;

interface FieldShape {
  readonly label: (texts: CheckoutMessages, shape: AddressShape) => string;
  readonly autocomplete: string;
  readonly maximumLength?: number;
  readonly width?: Width;
  /** American town, state and ZIP code stand in one row. */
  readonly usWidth?: Width;
}

type OwnField = Exclude<DetailsField, BillingField>;

const FIELD_SHAPES: Readonly<Record<OwnField, FieldShape>> = {
  email: { label: (texts) => texts.email, autocomplete: 'email', maximumLength: 254 },
  phone: { label: (texts) => texts.phone, autocomplete: 'tel', maximumLength: 32 },
  firstName: {
    label: ({ address }) => address.firstName,
    autocomplete: 'given-name',
    width: 'half',
  },
  lastName: {
    label: ({ address }) => address.lastName,
    autocomplete: 'family-name',
    width: 'half',
  },
  address1: { label: ({ address }) => address.address1, autocomplete: 'address-line1' },
  address2: { label: ({ address }) => address.address2, autocomplete: 'address-line2' },
  zip: {
    label: ({ address }, { zipLabel }) => address[zipLabel],
    autocomplete: 'postal-code',
    width: 'third',
  },
  city: {
    label: ({ address }) => address.city,
    autocomplete: 'address-level2',
    width: 'rest',
    usWidth: 'third',
  },
  region: {
    label: ({ address }, { region }) => address[region?.label ?? 'province'],
    autocomplete: 'address-level1',
    usWidth: 'third',
  },
  delivery: { label: (texts) => texts.deliveryMethod, autocomplete: 'off' },
  billing: { label: ({ billing }) => billing.heading, autocomplete: 'off' },
  code: { label: ({ code }) => code.label, autocomplete: 'off' },
};

/** Field of the form that a field of the billing address repeats, or the field itself. */
export function ownField(field: DetailsField): OwnField {
  return isOwnField(field)
    ? field
    : (ADDRESS_FIELDS.find((name) => billingField(name) === field) ?? 'code');
}

const isOwnField = (field: DetailsField): field is OwnField => Object.hasOwn(FIELD_SHAPES, field);

export function maximumLength(field: DetailsField): number {
  return FIELD_SHAPES[ownField(field)].maximumLength ?? 100;
}

export function detailsLabel(field: DetailsField, texts: CheckoutMessages, shop: ShopKey): string {
  return FIELD_SHAPES[ownField(field)].label(texts, addressShape(shop));
}

/** Completion of a browser, told apart by address where a form has two. */
export function autocompleteOf(field: DetailsField): string {
  const own = ownField(field);
  const { autocomplete } = FIELD_SHAPES[own];
  if (!ADDRESS_FIELDS.some((name) => name === own)) return autocomplete;
  return `${own === field ? 'shipping' : 'billing'} ${autocomplete}`;
}

export function widthOf(field: DetailsField, shop: ShopKey): Width {
  const { width = 'full', usWidth = width } = FIELD_SHAPES[ownField(field)];
  return shop === 'us' ? usWidth : width;
}

/** Counts the delivery method chosen so far, since some carriers call first. */
export function isRequired(
  field: DetailsField,
  { shop: { key: shop }, shipping }: Pick<CheckoutContext, 'shop' | 'shipping'>,
  values: FormValues<DetailsField>,
): boolean {
  if (field === 'phone') return needsPhone(shipping, values.get('delivery') ?? '');
  const name = ownField(field);
  if (name === 'zip') return addressShape(shop).isZipRequired;
  return name !== 'address2' && name !== 'code' && name !== 'billing';
}

/** Fields of an address in the order of an envelope there; what it does not use is left out. */
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

/** Fields that are asked for in the order of the form, which is that of problems and focus. */
export function detailsFields(
  shop: ShopKey,
  values: FormValues<DetailsField>,
): readonly DetailsField[] {
  const address = addressFields(shop);
  const billing = isBilledElsewhere(values) ? address.map(billingField) : [];
  return ['email', 'phone', ...address, 'delivery', ...billing];
}
