import type { Shop } from '../../shops/index.ts';
import type { AddressContents } from '../address.ts';
import type { Customer } from '../customer.ts';
import { countryCodeOf, readProvince } from './country.ts';
import { tidyPhone } from './phone.ts';
import { checkText, tidyText } from './plain-text.ts';
import type { CustomerProblem, Path } from './problems.ts';

/** `MailingAddressInput`: country and province are names or codes. */
export type AddressInput = Readonly<
  Partial<Record<(typeof TEXT_FIELDS)[number] | 'country' | 'province' | 'phone', string | null>>
>;

const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
] as const;

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
  | { readonly kind: 'invalid'; readonly problems: readonly CustomerProblem[] };

const PATH: Path = ['address'];

function textProblems(input: AddressInput): readonly CustomerProblem[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const typed = Object.entries(input).find(([given]) => given === name)?.[1];
    return checkText(typed, { label, field: [...PATH, name] });
  });
}

/** A new address, without one before it; names that are missing are the customer's. */
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

function problem(name: string): CustomerProblem {
  return { code: 'INVALID', field: [...PATH, name], message: `${LABELS[name]} is invalid` };
}

/** Keys that are given replace what was there; the others stay. */
export function readAddress(
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
  const typedCountry = tidyText(input.country);
  const countryCode =
    typedCountry === null ? before.countryCode : countryCodeOf(typedCountry, shop);
  if (countryCode === null) return { kind: 'invalid', problems: [problem('country')] };
  const province = provinceOf(input, before, countryCode);
  if (province === null) return { kind: 'invalid', problems: [problem('province')] };
  const given = (name: (typeof TEXT_FIELDS)[number]) =>
    input[name] === undefined ? before[name] : tidyText(input[name]);
  const contents: AddressContents = {
    firstName: given('firstName') ?? names.firstName,
    lastName: given('lastName') ?? names.lastName,
    company: given('company'),
    address1: given('address1'),
    address2: given('address2'),
    zip: given('zip'),
    city: given('city'),
    ...province,
    countryCode,
    phone: input.phone === undefined ? before.phone : phoneOf(input.phone),
  };
  return { kind: 'read', contents };
}

/** A number as it is dialled at home is fine in an address; only its blanks go. */
function phoneOf(typed: string | null): string | null {
  return tidyText(typed) === null ? null : tidyPhone(typed);
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
  const typed = tidyText(input.province);
  if (typed === null) return none;
  const reading = readProvince(typed, countryCode);
  switch (reading.kind) {
    case 'known':
      return { provinceCode: reading.region.code, province: reading.region.name };
    case 'free':
      return { provinceCode: null, province: reading.typed };
    case 'unknown':
      return null;
  }
}
