import { hash, timingSafeEqual } from 'node:crypto';

function digest(value: string): Buffer {
  return hash('sha256', value, 'buffer');
}

/** Compares a secret in constant time, whatever its length. */
export function isSameSecret(given: string | null, secret: string): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(secret));
}

/** Hashes a random secret; being random, it needs no salt. */
export function secretHash(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
