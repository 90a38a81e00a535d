import type { Shop } from '../../../protocol/index.ts';
import type { AddressContents, AddressText, Customer } from '../customer.ts';
import { countryCodeOf, parseProvince } from './country.ts';
import { checkText, normaliseText } from './details.ts';
import type { CustomerUserError, Path } from './user-errors.ts';

/** `MailingAddressInput`: country and province are names or codes. */
export type AddressInput = Readonly<
  Partial<Record<AddressText | 'country' | 'province' | 'phone', string | null>>
>;

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  zip: 'Zip',
  city: 'City',
  province: 'Province',
  country: 'Country',
  phone: 'Phone',
};

export type AddressReading =
  | { readonly kind: 'read'; readonly contents: AddressContents }
  | { readonly kind: 'invalid'; readonly problems: readonly CustomerUserError[] };

const PATH: Path = ['address'];

function textProblems(input: AddressInput): readonly CustomerUserError[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const typed = Object.entries(input).find(([given]) => given === name)?.[1];
    return checkText(typed, { label, field: [...PATH, name] });
  });
}

/** Parses a new address; missing names are the customer's. */
export function blankAddress(
  { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>,
  { countryCode }: Pick<Shop, 'countryCode'>,
): AddressContents {
  return {
    firstName,
    lastName,
    company: null,
    address1: null,
    address2: null,
    zip: null,
    city: null,
    provinceCode: null,
    province: null,
    countryCode,
    phone: null,
  };
}

function problem(name: string): CustomerUserError {
  return { code: 'INVALID', field: [...PATH, name], message: `${LABELS[name]} is invalid` };
}

/** Given keys replace the old values; the others stay. */
export function parseAddress(
  input: AddressInput,
  {
    before,
    names,
    shop,
  }: {
    readonly before: AddressContents;
    readonly names: Pick<Customer, 'firstName' | 'lastName'>;
    readonly shop: Shop;
  },
): AddressReading {
  const problems = textProblems(input);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const typedCountry = normaliseText(input.country);
  const countryCode =
    typedCountry === null ? before.countryCode : countryCodeOf(typedCountry, shop);
  if (countryCode === null) return { kind: 'invalid', problems: [problem('country')] };
  const province = provinceOf(input, before, countryCode);
  if (province === null) return { kind: 'invalid', problems: [problem('province')] };
  const textOf = (name: AddressText) =>
    input[name] === undefined ? before[name] : normaliseText(input[name]);
  const contents: AddressContents = {
    firstName: textOf('firstName') ?? names.firstName,
    lastName: textOf('lastName') ?? names.lastName,
    company: textOf('company'),
    address1: textOf('address1'),
    address2: textOf('address2'),
    zip: textOf('zip'),
    city: textOf('city'),
    ...province,
    countryCode,
    phone: input.phone === undefined ? before.phone : normaliseText(input.phone),
  };
  return { kind: 'read', contents };
}

type Province = Pick<AddressContents, 'provinceCode' | 'province'>;

function provinceOf(
  input: AddressInput,
  before: AddressContents,
  countryCode: string,
): Province | null {
  const none: Province = { provinceCode: null, province: null };
  if (input.province === undefined) {
    const { provinceCode, province } = before;
    return countryCode === before.countryCode ? { provinceCode, province } : none;
  }
  const typed = normaliseText(input.province);
  if (typed === null) return none;
  const reading = parseProvince(typed, countryCode);
  switch (reading.kind) {
    case 'known':
      return { provinceCode: reading.region.code, province: reading.region.name };
    case 'free':
      return { provinceCode: null, province: reading.typed };
    case 'unknown':
      return null;
  }
}
