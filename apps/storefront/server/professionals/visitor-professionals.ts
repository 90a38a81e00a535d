import type { Professionals } from '../../app/shared/professionals-source.ts';
import { done } from '../accounts/index.ts';
import { sendResetLetter, sendVerifyLetter } from './letters.ts';
import type { ProfessionalSource } from './professional-source.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { resetPassword, verifyEmail } from './use-link.ts';
import { who } from './who.ts';

/** The professional area as pages use it: always by the session, never by a token. */
export function visitorProfessionals(source: ProfessionalSource): Professionals {
  return {
    who: () => who(source),
    signUp: (input) => signUp(source, input),
    signIn: (input) => signIn(source, input),
    // The service has no call for it: without its cookie the browser is logged out.
    signOut: async () => {
      source.session.end();
      return done(null);
    },
    sendResetLetter: (input) => sendResetLetter(source, input),
    sendVerifyLetter: () => sendVerifyLetter(source),
    resetPassword: (input) => resetPassword(source, input),
    verifyEmail: (code) => verifyEmail(source, code),
  };
}
