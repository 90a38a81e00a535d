import type { ApiErrorCode } from '@lokke/contract/errors';
import type { AccountError } from '@lokke/contract/ports';
import type { Language } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import type { IdentityCode, IdentityFailure } from '@lokke/identity';
import type { ProfessionalContext } from './professional-context.ts';

interface Wording {
  /** The upstream whose status is logged. */
  readonly code: ApiErrorCode;
  readonly message: SentenceKey;
  readonly fields?: readonly string[];
}

const CREDENTIALS: Wording = { code: 'loginFailed', message: 'credentials' };
const TOO_MANY: Wording = { code: 'tooManyAttempts', message: 'tooManyRequests' };
const LOGIN_AGAIN: Wording = { code: 'notLoggedIn', message: 'recentLogin' };
const UNAVAILABLE: Wording = { code: 'platformFailed', message: 'unavailable' };
const MISSING: Wording = { code: 'missingLoginInput', message: 'missing' };

/** Our error per code of the identity service (spec §8 leaves it open). */
const WORDINGS: Readonly<Record<IdentityCode, Wording>> = {
  'email-already-in-use': { code: 'emailTaken', message: 'emailInUse', fields: ['email'] },
  // The same error for all three, so that nobody learns which addresses have an account.
  'wrong-password': CREDENTIALS,
  'user-not-found': CREDENTIALS,
  'invalid-credential': CREDENTIALS,
  'user-disabled': { code: 'loginFailed', message: 'userDisabled' },
  'too-many-requests': TOO_MANY,
  'quota-exceeded': TOO_MANY,
  'weak-password': { code: 'invalidPassword', message: 'weakPassword', fields: ['password'] },
  'expired-action-code': { code: 'resetFailed', message: 'expiredLink' },
  'invalid-action-code': { code: 'resetFailed', message: 'invalidLink' },
  'invalid-verification-code': { code: 'resetFailed', message: 'invalidCode' },
  'requires-recent-login': LOGIN_AGAIN,
  'user-token-expired': LOGIN_AGAIN,
  'invalid-user-token': LOGIN_AGAIN,
  'network-request-failed': { code: 'platformFailed', message: 'network' },
  timeout: { code: 'platformTimedOut', message: 'timeout' },
  'invalid-email': { code: 'emailInvalid', message: 'invalidEmail', fields: ['email'] },
  'missing-email': MISSING,
  'missing-password': MISSING,
  'operation-not-allowed': UNAVAILABLE,
  'internal-error': UNAVAILABLE,
};

/** Assumed, as the service does not state it. */
const WAIT_IN_SECONDS = 60;

export function mapIdentityError(
  { market, log }: Pick<ProfessionalContext, 'market' | 'log'>,
  failure: IdentityFailure,
): AccountError {
  const { code, message, fields = [] } = WORDINGS[failure.code];
  if (code === 'platformFailed' || code === 'platformTimedOut') logFailure(log, failure);
  return {
    ok: false,
    code,
    message: sentenceIn(market.language, message),
    fields,
    ...(code === 'tooManyAttempts' && { retryAfterInSeconds: WAIT_IN_SECONDS }),
  };
}

export function logFailure(
  log: ProfessionalContext['log'],
  { code, reason }: IdentityFailure,
): void {
  log({ level: 'error', event: 'identity.failed', code, reason });
}

type NameIn<Key> = Key extends `professional.error.${infer Name}` ? Name : never;

/** Errors of the professional area. */
type SentenceKey = NameIn<keyof (typeof allMessages)['en']['professional']>;

function sentenceIn(language: Language, key: SentenceKey): string {
  return allMessages[language].professional[`professional.error.${key}`];
}
