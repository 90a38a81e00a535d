import {
  checkForgotPassword,
  checkLogin,
  checkProfessionalReset,
  checkProfessionalSignUp,
} from '@lokke/domain/accounts';
import type { FormValues } from '../form-reply.ts';
import type { FormCheck } from '../submit-checked.ts';
import { codeOf, formScreenOf } from './screen.ts';

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
