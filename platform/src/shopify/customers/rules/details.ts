import type { Customer } from '../customer.ts';
import type { CustomerUserError, Path } from './user-errors.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/** Removes what people put between the digits. */
function normalisePhone(typed: string | null | undefined): string | null {
  return (typed ?? '').replace(/[\s().-]+/g, '') || null;
}

function checkPhone(typed: string | null | undefined, field: Path): readonly CustomerUserError[] {
  const phone = normalisePhone(typed);
  if (phone === null || E164.test(phone)) return [];
  return [{ code: 'INVALID', field, message: 'Phone is invalid' }];
}

/** Personal details, named as in the schema's inputs. */
export interface DetailsInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly acceptsMarketing?: boolean | null;
}

export function checkDetails(input: DetailsInput, path: Path): readonly CustomerUserError[] {
  return [
    ...checkText(input.firstName, { label: 'First name', field: [...path, 'firstName'] }),
    ...checkText(input.lastName, { label: 'Last name', field: [...path, 'lastName'] }),
    ...checkPhone(input.phone, [...path, 'phone']),
  ];
}

type Details = Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'>;

/** Given keys replace the old values, also with null; the others stay. */
export function changedDetails(current: Details, input: DetailsInput): Details {
  const { firstName, lastName, phone, acceptsMarketing } = input;
  return {
    firstName: firstName === undefined ? current.firstName : normaliseText(firstName),
    lastName: lastName === undefined ? current.lastName : normaliseText(lastName),
    phone: phone === undefined ? current.phone : normalisePhone(phone),
    acceptsMarketing: acceptsMarketing ?? current.acceptsMarketing,
  };
}

const EMAIL =
  /^[^\s@\p{Cc}\p{Cf}<>,;:"()[\]\\]+@[^\s@.\p{Cc}\p{Cf}<>,;:"()[\]\\]+(?:\.[^\s@.\p{Cc}\p{Cf}<>,;:"()[\]\\]+)+$/u;
const MAX_EMAIL_LENGTH = 254;

/** Lower case, so that an e-mail has one account. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
}

export function checkEmail(typed: string, field: Path): readonly CustomerUserError[] {
  const email = normaliseEmail(typed);
  if (email === '') return [{ code: 'BLANK', field, message: "Email can't be blank" }];
  return isEmail(email) ? [] : [{ code: 'INVALID', field, message: 'Email is invalid' }];
}

// The storefront asks for more, spec §5; these are the platform's own bounds.
const MIN_PASSWORD_LENGTH = 5;
const MAX_PASSWORD_LENGTH = 255;

export function checkPassword(password: string, field: Path): readonly CustomerUserError[] {
  const length = [...password.normalize('NFC')].length;
  if (password.trim() === '') return [{ code: 'BLANK', field, message: "Password can't be blank" }];
  if (length < MIN_PASSWORD_LENGTH) {
    const message = `Password is too short (minimum is ${MIN_PASSWORD_LENGTH} characters)`;
    return [{ code: 'TOO_SHORT', field, message }];
  }
  if (length > MAX_PASSWORD_LENGTH) {
    const message = `Password is too long (maximum is ${MAX_PASSWORD_LENGTH} characters)`;
    return [{ code: 'TOO_LONG', field, message }];
  }
  if (password.trim() === password) return [];
  const message = "Password can't start or end with whitespace";
  return [{ code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, message }];
}

const MAX_LENGTH = 255;
const HTML_TAG = /<\/?[a-z!][^>]*>?/i;
const LINK = /\b(?:https?:\/\/|www\.)\S/i;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Signs that nobody sees, or that turn the words around them; joiners and tags are parts of emoji, joiners also of writings. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}]/gu;

/** Joins the text into one line as it reads; null when it is empty. */
export function normaliseText(typed: string | null | undefined): string | null {
  return (typed ?? '').replace(BREAKS, ' ').replace(UNSEEN, '').trim() || null;
}

export function containsLink(text: string): boolean {
  return LINK.test(text);
}

/** Names appear in emails to others, so markup and URLs are rejected. */
export function checkText(
  typed: string | null | undefined,
  { label, field }: { readonly label: string; readonly field: Path },
): readonly CustomerUserError[] {
  const text = normaliseText(typed) ?? '';
  if (text.length > MAX_LENGTH) {
    const message = `${label} is too long (maximum is ${MAX_LENGTH} characters)`;
    return [{ code: 'TOO_LONG', field, message }];
  }
  if (HTML_TAG.test(text)) {
    return [{ code: 'CONTAINS_HTML_TAGS', field, message: `${label} cannot contain HTML tags` }];
  }
  if (containsLink(text)) {
    return [{ code: 'CONTAINS_URL', field, message: `${label} cannot contain URL` }];
  }
  return [];
}
