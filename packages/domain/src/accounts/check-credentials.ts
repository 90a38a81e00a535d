import {
  type AccountCheck,
  type AccountError,
  type AccountErrorCode,
  firstRefusal,
  refuseMissing,
} from './account-check.ts';
import { isPasswordValid } from './password.ts';

export type Text = string | null | undefined;

export interface NewPassword {
  readonly password?: Text;
  /** Only forms have one; left out, it is not checked. */
  readonly confirmation?: Text;
}

export interface Registration extends NewPassword {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly email?: Text;
}

export function checkRegistration(input: Registration): AccountCheck {
  const { firstName, lastName, email, password } = input;
  return firstRefusal(
    refuseMissing({ firstName, lastName, email, password }, 'missingRegisterInput'),
    refusePassword(input, 'registerPasswordInvalid', 'registerPasswordsDiffer'),
  );
}

export interface Activation extends NewPassword {
  readonly customerId?: Text;
  readonly activationToken?: Text;
}

export function checkActivation(input: Activation): AccountCheck {
  const { password, customerId, activationToken } = input;
  return firstRefusal(
    refuseMissing({ password, customerId, activationToken }, 'activationFailed'),
    refusePassword(input, 'invalidPassword', 'passwordsDiffer'),
  );
}

export interface PasswordReset extends NewPassword {
  readonly customerId?: Text;
  readonly resetToken?: Text;
}

export function checkPasswordReset(input: PasswordReset): AccountCheck {
  const { password, resetToken, customerId } = input;
  return firstRefusal(
    refuseMissing({ password, resetToken, customerId }, 'missingResetInput'),
    refusePassword(input, 'invalidPassword', 'passwordsDiffer'),
  );
}

export interface Login {
  readonly email?: Text;
  readonly password?: Text;
}

export function checkLogin({ email, password }: Login): AccountCheck {
  return firstRefusal(refuseMissing({ email, password }, 'missingLoginInput'));
}

/** Link of a letter, and the login that the account was opened with. */
export type AddressProof = Login & Pick<PasswordReset, 'customerId' | 'resetToken'>;

export function checkForgotPassword({ email }: Pick<Login, 'email'>): AccountCheck {
  return firstRefusal(refuseMissing({ email }, 'missingEmail'));
}

export function refusePassword(
  { password, confirmation }: NewPassword,
  invalid: AccountErrorCode,
  different: AccountErrorCode,
): AccountError | null {
  if (!isPasswordValid(password ?? '')) return { ok: false, code: invalid, fields: ['password'] };
  if (confirmation === undefined || confirmation === password) return null;
  return { ok: false, code: different, fields: ['confirmation'] };
}
