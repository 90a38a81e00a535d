import { type AccountCheck, firstRefusal, refuseMissing } from './account-check.ts';
import { type NewPassword, refusePassword, type Text } from './check-credentials.ts';

export interface ProfessionalSignUp extends NewPassword {
  readonly email?: Text;
}

/** A professional's account has no names; its password keeps the rule of all passwords (spec §5). */
export function checkProfessionalSignUp(input: ProfessionalSignUp): AccountCheck {
  const { email, password } = input;
  return firstRefusal(
    refuseMissing({ email, password }, 'missingLoginInput'),
    refusePassword(input, 'invalidPassword', 'passwordsDiffer'),
  );
}

export interface ProfessionalReset extends NewPassword {
  /** The code from the link in the email. */
  readonly code?: Text;
}

export function checkProfessionalReset(input: ProfessionalReset): AccountCheck {
  const { password, code } = input;
  return firstRefusal(
    refuseMissing({ password, code }, 'missingResetInput'),
    refusePassword(input, 'invalidPassword', 'passwordsDiffer'),
  );
}
