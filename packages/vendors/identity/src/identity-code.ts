/** Error codes by the first word of the response's message; the rest explains it in English. */
const CODE_OF_MESSAGE = {
  EMAIL_EXISTS: 'email-already-in-use',
  INVALID_PASSWORD: 'wrong-password',
  USER_DISABLED: 'user-disabled',
  EMAIL_NOT_FOUND: 'user-not-found',
  USER_NOT_FOUND: 'user-not-found',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  RESET_PASSWORD_EXCEED_LIMIT: 'too-many-requests',
  WEAK_PASSWORD: 'weak-password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak-password',
  EXPIRED_OOB_CODE: 'expired-action-code',
  INVALID_OOB_CODE: 'invalid-action-code',
  MISSING_OOB_CODE: 'invalid-action-code',
  INVALID_CODE: 'invalid-verification-code',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  // Means a wrong password or an unknown user, with email enumeration protection.
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  MISSING_EMAIL: 'missing-email',
  MISSING_PASSWORD: 'missing-password',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  PASSWORD_LOGIN_DISABLED: 'operation-not-allowed',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'invalid-user-token',
  MISSING_REFRESH_TOKEN: 'invalid-user-token',
  INVALID_ID_TOKEN: 'invalid-user-token',
  MISSING_ID_TOKEN: 'invalid-user-token',
  QUOTA_EXCEEDED: 'quota-exceeded',
} as const;

/** The service's error codes, as its own libraries name them (spec §8 names ten). */
export const IDENTITY_CODES = [
  ...Object.values(CODE_OF_MESSAGE),
  'network-request-failed',
  'timeout',
  'internal-error',
] as const;

export type IdentityCode = (typeof IDENTITY_CODES)[number];

const CODES = new Map<string, IdentityCode>(Object.entries(CODE_OF_MESSAGE));

export function codeOfMessage(message: string): IdentityCode {
  const [name = ''] = message.split(/[\s:]/, 1);
  return CODES.get(name) ?? 'internal-error';
}
