/** Why an account form is invalid (spec §5); the messages stand in the contract's API errors. */
export type AccountErrorCode =
  | 'missingRegisterInput'
  | 'registerPasswordInvalid'
  | 'registerPasswordsDiffer'
  | 'activationFailed'
  | 'missingResetInput'
  | 'missingLoginInput'
  | 'missingEmail'
  | 'invalidPassword'
  | 'passwordsDiffer'
  | 'missingAccountInput'
  | 'missingAddressInput'
  | 'missingAddressId';

export interface AccountError {
  readonly ok: false;
  readonly code: AccountErrorCode;
  readonly fields: readonly string[];
}

export type AccountCheck = { readonly ok: true } | AccountError;

/** Reports empty fields. Blanks alone count as empty, except in a password. */
export function refuseMissing(
  values: Readonly<Record<string, unknown>>,
  code: AccountErrorCode,
): AccountError | null {
  const fields = Object.entries(values)
    .filter(([name, value]) => {
      if (typeof value !== 'string') return value === null || value === undefined;
      return (name === 'password' ? value : value.trim()) === '';
    })
    .map(([name]) => name);
  return fields.length === 0 ? null : { ok: false, code, fields };
}

export function firstRefusal(...refusals: readonly (AccountError | null)[]): AccountCheck {
  return refusals.find((refusal) => refusal !== null) ?? { ok: true };
}
