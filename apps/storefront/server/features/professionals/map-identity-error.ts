import type { RefusalCode } from '@lokke/contract/errors';
import type { AccountRefusal } from '@lokke/contract/ports';
import type { Language } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import type { IdentityCode, IdentityFailure } from '@lokke/identity';
import type { ProfessionalContext } from './professional-context.ts';

interface Wording {
  /** Whose status the answer has. */
  readonly code: RefusalCode;
  readonly sentence: SentenceKey;
  readonly fields?: readonly string[];
}

const CREDENTIALS: Wording = { code: 'loginFailed', sentence: 'credentials' };
const TOO_MANY: Wording = { code: 'tooManyAttempts', sentence: 'tooManyRequests' };
const LOGIN_AGAIN: Wording = { code: 'notLoggedIn', sentence: 'recentLogin' };
const UNAVAILABLE: Wording = { code: 'platformFailed', sentence: 'unavailable' };
const MISSING: Wording = { code: 'missingLoginInput', sentence: 'missing' };

/** What the product shows for each code of the identity service (spec §8 leaves it open). */
const WORDINGS: Readonly<Record<IdentityCode, Wording>> = {
  'email-already-in-use': { code: 'emailTaken', sentence: 'emailInUse', fields: ['email'] },
  // Three names of one answer: nobody learns which addresses have an account.
  'wrong-password': CREDENTIALS,
  'user-not-found': CREDENTIALS,
  'invalid-credential': CREDENTIALS,
  'user-disabled': { code: 'loginFailed', sentence: 'userDisabled' },
  'too-many-requests': TOO_MANY,
  'quota-exceeded': TOO_MANY,
  'weak-password': { code: 'invalidPassword', sentence: 'weakPassword', fields: ['password'] },
  'expired-action-code': { code: 'resetFailed', sentence: 'expiredLink' },
  'invalid-action-code': { code: 'resetFailed', sentence: 'invalidLink' },
  'invalid-verification-code': { code: 'resetFailed', sentence: 'invalidCode' },
  'requires-recent-login': LOGIN_AGAIN,
  'user-token-expired': LOGIN_AGAIN,
  'invalid-user-token': LOGIN_AGAIN,
  'network-request-failed': { code: 'platformFailed', sentence: 'network' },
  timeout: { code: 'platformTimedOut', sentence: 'timeout' },
  'invalid-email': { code: 'emailInvalid', sentence: 'invalidEmail', fields: ['email'] },
  'missing-email': MISSING,
  'missing-password': MISSING,
  'operation-not-allowed': UNAVAILABLE,
  'internal-error': UNAVAILABLE,
};

/** As the service does not say how long it counts. */
const WAIT_IN_SECONDS = 60;

export function mapIdentityError(
  { market, log }: Pick<ProfessionalContext, 'market' | 'log'>,
  failure: IdentityFailure,
): AccountRefusal {
  const { code, sentence, fields = [] } = WORDINGS[failure.code];
  if (code === 'platformFailed' || code === 'platformTimedOut') logFailure(log, failure);
  return {
    ok: false,
    code,
    sentence: sentenceIn(market.language, sentence),
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

/** The refusals of the professional area, by what went wrong. */
type SentenceKey = NameIn<keyof (typeof allMessages)['en']['professional']>;

function sentenceIn(language: Language, key: SentenceKey): string {
  return allMessages[language].professional[`professional.error.${key}`];
}
