import type { Login, ProfessionalReset, ProfessionalSignUp } from '@lokke/domain/accounts';
import type { PublicSalon } from '@lokke/domain/salons';
import type { AccountOutcome } from './account-service.ts';

/** Somebody who works with our products, logged in with an account of the identity service. */
export interface Professional {
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The market's salon of that address; null while nobody knows whose the address is. */
  readonly salon: PublicSalon | null;
}

/** The professional area for one visitor in one market. A refusal's sentence is in the market's language. */
export interface ProfessionalService {
  /** Null for a visitor who is not logged in here; being logged in as a customer is another matter. */
  readonly currentProfessional: () => Promise<AccountOutcome<Professional | null>>;
  readonly signUp: (input: ProfessionalSignUp) => Promise<AccountOutcome<null>>;
  readonly signIn: (input: Login) => Promise<AccountOutcome<null>>;
  readonly signOut: () => Promise<AccountOutcome<null>>;
  /** The same answer for known and unknown addresses. */
  readonly sendResetEmail: (input: Pick<Login, 'email'>) => Promise<AccountOutcome<null>>;
  readonly sendVerificationEmail: () => Promise<AccountOutcome<null>>;
  /** Leaves the visitor logged in. */
  readonly resetPassword: (input: ProfessionalReset) => Promise<AccountOutcome<null>>;
  readonly verifyEmail: (code: string) => Promise<AccountOutcome<null>>;
}
