import { createHash, timingSafeEqual } from 'node:crypto';

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Compares a secret in constant time, whatever its length. */
export function isSameSecret(given: string | null, secret: string): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(secret));
}
