/** The fields of an address, as the platform names them. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'province',
  'phone',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type Address = Readonly<Partial<Record<AddressField, string | null>>>;
