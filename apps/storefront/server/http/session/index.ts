export { CART_PURPOSE, type CartCookie, openCartCookie } from './cart-cookie.ts';
export {
  type EncryptedCookie,
  openEncryptedCookie,
  type ResponseCookie,
} from './encrypted-cookie.ts';
export {
  fitsCookie,
  HOSTED_PURPOSE,
  type HostedCookies,
  type HostedSession,
  openHostedCookies,
  type PendingLogins,
} from './hosted-cookies.ts';
export {
  DEVICE_PURPOSE,
  type KnownDevice,
  openKnownDevice,
} from './known-device.ts';
export { isSecure, openSessionJar, type RequestSession } from './request-session.ts';
export { createSessionCipher, type SessionCipher, sessionSecretsOf } from './session-cipher.ts';
