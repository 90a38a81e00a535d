export type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'INVALID_MULTIPASS_REQUEST'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

export interface CustomerProblem {
  readonly code: CustomerErrorCode;
  readonly field: readonly string[] | null;
  readonly message: string;
}

export type Path = readonly string[];

export const unidentified: CustomerProblem = {
  code: 'UNIDENTIFIED_CUSTOMER',
  field: null,
  message: 'Unidentified customer',
};

export function emailTaken(field: Path): CustomerProblem {
  return { code: 'TAKEN', field, message: 'Email has already been taken' };
}

export function phoneTaken(field: Path): CustomerProblem {
  return { code: 'TAKEN', field, message: 'Phone has already been taken' };
}

/** Somebody was invited, or made by the shop, and never chose a password: the mail lets them. */
export function verificationSent(field: Path, email: string): CustomerProblem {
  return {
    code: 'CUSTOMER_DISABLED',
    field,
    message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
  };
}

export const alreadyEnabled: CustomerProblem = {
  code: 'ALREADY_ENABLED',
  field: null,
  message: 'Customer already enabled',
};
