import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

const KEY_IN_BYTES = 16;
const IV_IN_BYTES = 16;
const SIGNATURE_IN_BYTES = 32;
const BLOCK_IN_BYTES = 16;
const MAX_LENGTH = 8192;
const BASE64_URL = /^[\w-]+={0,2}$/;

/** Both keys come from one secret, as Shopify derives them. */
function keysOf(secret: string) {
  const digest = createHash('sha256').update(secret).digest();
  return { encryption: digest.subarray(0, KEY_IN_BYTES), signing: digest.subarray(KEY_IN_BYTES) };
}

/** Decrypts a token; null when it was not signed with the shop's secret. */
export function openMultipassToken(token: string, secret: string): unknown {
  if (token.length > MAX_LENGTH || !BASE64_URL.test(token)) return null;
  const message = Buffer.from(token, 'base64url');
  const cipherInBytes = message.length - IV_IN_BYTES - SIGNATURE_IN_BYTES;
  if (cipherInBytes < BLOCK_IN_BYTES || cipherInBytes % BLOCK_IN_BYTES !== 0) return null;
  const keys = keysOf(secret);
  const signed = message.subarray(0, -SIGNATURE_IN_BYTES);
  const signature = createHmac('sha256', keys.signing).update(signed).digest();
  // Verify before decrypting.
  if (!timingSafeEqual(signature, message.subarray(-SIGNATURE_IN_BYTES))) return null;
  const decipher = createDecipheriv(
    'aes-128-cbc',
    keys.encryption,
    signed.subarray(0, IV_IN_BYTES),
  );
  try {
    const text = Buffer.concat([decipher.update(signed.subarray(IV_IN_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}
