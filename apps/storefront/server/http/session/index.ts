export { CART_PURPOSE, type CartCookie, openCartCookie } from './cart-cookie.ts';
export { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
export {
  DEVICE_PURPOSE,
  type KnownDevice,
  openKnownDevice,
} from './known-device.ts';
export { isSecure, openSessionJar, type RequestSession } from './request-session.ts';
export { createSessionCipher, sessionSecretsOf } from './session-cipher.ts';
