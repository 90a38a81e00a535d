import { createHash } from 'node:crypto';

/** Of a random secret: it needs no salt, for nobody can guess what was hashed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
