/** An address in a customer's book, spelled out as it was understood. */
export interface AddressContents {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly provinceCode: string | null;
  readonly province: string | null;
  readonly countryCode: string;
  readonly phone: string | null;
}

export interface CustomerAddress {
  readonly id: number;
  readonly customerId: number;
  readonly contents: AddressContents;
}
