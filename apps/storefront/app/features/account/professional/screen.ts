import type { Professional, SalonStatement } from '@lokke/contract/ports';
import {
  checkForgotPassword,
  checkLogin,
  checkProfessionalReset,
  checkProfessionalSignUp,
} from '@lokke/domain/accounts';
import type { FormValues } from '../forms/form-reply.ts';
import type { FormCheck } from '../forms/submit-checked.ts';

export const AREA = '/account/professional';

/** The same with `.csv` is the file. */
export const STATEMENT = `${AREA}/statement`;

const FORM_SCREENS = ['login', 'register', 'forgot', 'reset', 'verify'] as const;

export type FormScreen = (typeof FORM_SCREENS)[number];

export type Screen =
  | { readonly kind: Exclude<FormScreen, 'verify'> }
  /** `isElsewhere`: this browser is not logged in to the account that is to be confirmed. */
  | { readonly kind: 'verify'; readonly isElsewhere: boolean }
  /** Null while it cannot be read. */
  | { readonly kind: 'statement'; readonly statement: SalonStatement | null }
  | { readonly kind: 'home'; readonly professional: Professional };

export function formScreenOf(segment: string): FormScreen | null {
  return FORM_SCREENS.find((screen) => screen === segment) ?? null;
}

/** Named as in Firebase's e-mail links. */
export function codeOf({ searchParams }: URL): string {
  return searchParams.get('oobCode') ?? '';
}

export const HOME_FORMS = { letter: 'letter', logout: 'logout' } as const;
export const VERIFY_FORMS = { password: 'password' } as const;

/** Runs the server's validation before sending (spec §5). */
export function checkScreen(segment: string | undefined, url: URL, values: FormValues): FormCheck {
  switch (segment === undefined ? null : formScreenOf(segment)) {
    case 'login':
      return checkLogin(values);
    case 'register':
      return checkProfessionalSignUp(values);
    case 'forgot':
      return checkForgotPassword(values);
    case 'reset':
      return checkProfessionalReset({ ...values, code: codeOf(url) });
    case 'verify':
    case null:
      return { ok: true };
  }
}
