/** Why an account form is refused (spec §5); the sentence for each is in the error catalogue. */
export type AccountFault =
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

export interface AccountRefusal {
  readonly ok: false;
  readonly code: AccountFault;
  /** Those at fault, in the order of the form: the first gets the focus. */
  readonly fields: readonly string[];
}

export type AccountCheck = { readonly ok: true } | AccountRefusal;

/** The names that hold nothing. Blanks alone are nothing, but in a password they are characters. */
export function refuseMissing(
  values: Readonly<Record<string, unknown>>,
  code: AccountFault,
): AccountRefusal | null {
  const fields = Object.entries(values)
    .filter(([name, value]) => {
      if (typeof value !== 'string') return value === null || value === undefined;
      return (name === 'password' ? value : value.trim()) === '';
    })
    .map(([name]) => name);
  return fields.length === 0 ? null : { ok: false, code, fields };
}

export function firstRefusal(...refusals: readonly (AccountRefusal | null)[]): AccountCheck {
  return refusals.find((refusal) => refusal !== null) ?? { ok: true };
}
