export { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
export { isSecure, openSessionJar, type RequestSession } from './request-session.ts';
export { createSessionCipher } from './session-cipher.ts';
export { sessionSecretsOf } from './session-secrets-of.ts';
