import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Payload of a Multipass token. */
interface MultipassCustomer {
  readonly email: string;
  /** ISO 8601; the token is valid for fifteen minutes. */
  readonly created_at: string;
  readonly return_to?: string;
}

/**
 * Creates Shopify's Multipass token: JSON, encrypted with AES-128-CBC and signed with HMAC-SHA256, each with one
 * half of the secret's SHA-256.
 */
export function multipassToken(
  customer: Partial<MultipassCustomer>,
  secret: string,
  iv: Uint8Array = randomBytes(16),
): string {
  const keys = createHash('sha256').update(secret).digest();
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), iv);
  const message = Buffer.concat([
    iv,
    cipher.update(JSON.stringify(customer), 'utf8'),
    cipher.final(),
  ]);
  const signature = createHmac('sha256', keys.subarray(16)).update(message).digest();
  return Buffer.concat([message, signature])
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
