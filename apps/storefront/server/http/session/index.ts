export {
  CART_PURPOSE,
  type CartCookie,
  DEVICE_PURPOSE,
  fitsCookie,
  HOSTED_PURPOSE,
  type HostedCookies,
  type HostedSession,
  type KnownDevice,
  openCartCookie,
  openHostedCookies,
  openKnownDevice,
  openSessionJar,
  type PendingLogins,
  type RequestSession,
} from './cookies.ts';
export {
  type EncryptedCookie,
  hostCookie,
  isSecure,
  openEncryptedCookie,
  type ResponseCookie,
} from './encrypted-cookie.ts';
export {
  createSessionCipher,
  openLink,
  type SessionCipher,
  sessionSecretsOf,
} from './session-cipher.ts';
