export { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
export { isSecure } from './is-secure.ts';
export { openSessionJar, type RequestSession } from './request-session.ts';
export type { Session } from './session.ts';
export { createSessionCipher, type SessionCipher } from './session-cipher.ts';
export { keptSessionSecret } from './session-secrets.ts';
export { sessionSecretsOf } from './session-secrets-of.ts';
