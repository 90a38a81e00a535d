type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

export interface CustomerUserError {
  readonly code: CustomerErrorCode;
  readonly field: readonly string[] | null;
  readonly message: string;
}

export type Path = readonly string[];

export const unidentified: CustomerUserError = {
  code: 'UNIDENTIFIED_CUSTOMER',
  field: null,
  message: 'Unidentified customer',
};

export function emailTaken(field: Path): CustomerUserError {
  return { code: 'TAKEN', field, message: 'Email has already been taken' };
}

export function phoneTaken(field: Path): CustomerUserError {
  return { code: 'TAKEN', field, message: 'Phone has already been taken' };
}

/** The customer exists without a password; the email lets them choose one. */
export function verificationSent(field: Path, email: string): CustomerUserError {
  return {
    code: 'CUSTOMER_DISABLED',
    field,
    message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
  };
}

export const alreadyEnabled: CustomerUserError = {
  code: 'ALREADY_ENABLED',
  field: null,
  message: 'Customer already enabled',
};
