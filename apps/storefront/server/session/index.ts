export { isSecure } from './is-secure.ts';
export { openSealedJar, type SealedJar } from './sealed-jar.ts';
export type { Session } from './session.ts';
export { createSessionCipher, type SessionCipher } from './session-cipher.ts';
export { openSessionJar, type SessionJar } from './session-jar.ts';
export { keptSessionSecret } from './session-secrets.ts';
