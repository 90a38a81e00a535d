import { createHmac, timingSafeEqual } from 'node:crypto';

/** Shopify: HMAC of the raw body; topic, shop and time are unsigned. */
export function isSignedByShopify(secret: string, body: Uint8Array, signature: string): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  return isSame(right, Buffer.from(signature, 'base64'));
}

export interface ContentfulRequest {
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Contentful: HMAC of method, path, listed headers and body. */
export function isSignedByContentful(
  secret: string,
  { path, headers, body }: ContentfulRequest,
): boolean {
  const names = (headers.get('x-contentful-signed-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  // Topic and time must be among the signed headers.
  if (!NEEDED.every((name) => names.includes(name))) return false;
  const listed = names.map((name) => `${name}:${headers.get(name)?.trim() ?? ''}`).join(';');
  const right = createHmac('sha256', secret)
    .update(`POST\n${path}\n${listed}\n`)
    .update(body)
    .digest();
  return isSame(right, Buffer.from(headers.get('x-contentful-signature') ?? '', 'hex'));
}

const NEEDED = ['x-contentful-topic', 'x-contentful-timestamp'];

function isSame(right: Buffer, given: Buffer): boolean {
  return right.length === given.length && timingSafeEqual(right, given);
}
