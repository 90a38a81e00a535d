import type { Customer } from '../customer.ts';
import { checkPhone, tidyPhone } from './phone.ts';
import { checkText, tidyText } from './plain-text.ts';
import type { CustomerProblem, Path } from './problems.ts';

/** What customers say of themselves, as the inputs of the schema name it. */
export interface DetailsInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly acceptsMarketing?: boolean | null;
}

export function checkDetails(input: DetailsInput, path: Path): readonly CustomerProblem[] {
  return [
    ...checkText(input.firstName, { label: 'First name', field: [...path, 'firstName'] }),
    ...checkText(input.lastName, { label: 'Last name', field: [...path, 'lastName'] }),
    ...checkPhone(input.phone, [...path, 'phone']),
  ];
}

type Details = Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>;

/** Keys that are given replace what was there, null among them; the others stay. */
export function changedDetails(current: Details, input: DetailsInput): Details {
  const { firstName, lastName, phone, acceptsMarketing } = input;
  return {
    firstName: firstName === undefined ? current.firstName : tidyText(firstName),
    lastName: lastName === undefined ? current.lastName : tidyText(lastName),
    phone: phone === undefined ? current.phone : tidyPhone(phone),
    acceptsMarketing: acceptsMarketing ?? current.acceptsMarketing,
  };
}
