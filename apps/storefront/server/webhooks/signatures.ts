import { createHmac, timingSafeEqual } from 'node:crypto';

/** Shopify: HMAC of the raw body; topic, shop and time are unsigned. Returns it if one of the secrets signed so. */
export function shopifyDigest(
  secrets: readonly string[],
  body: Uint8Array,
  signature: string,
): string | null {
  const digests = secrets.map((secret) =>
    createHmac('sha256', secret).update(body).digest('base64'),
  );
  return digests.find((right) => isSame(right, signature)) ?? null;
}

export interface ContentfulRequest {
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Contentful: HMAC of method, path, listed headers and body. Returns it if the signature is right. */
export function contentfulDigest(
  secret: string,
  { path, headers, body }: ContentfulRequest,
): string | null {
  const names = (headers.get('x-contentful-signed-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  // Topic and time must be among the signed headers.
  if (!NEEDED.every((name) => names.includes(name))) return null;
  const listed = names.map((name) => `${name}:${headers.get(name)?.trim() ?? ''}`).join(';');
  const right = createHmac('sha256', secret)
    .update(`POST\n${path}\n${listed}\n`)
    .update(body)
    .digest('hex');
  return isSame(right, headers.get('x-contentful-signature') ?? '') ? right : null;
}

const NEEDED = ['x-contentful-topic', 'x-contentful-timestamp'];

/** Compares the texts: decoding is lenient and takes many spellings of one signature. */
export function isSame(right: string, given: string): boolean {
  const [expected, got] = [Buffer.from(right), Buffer.from(given)];
  return expected.length === got.length && timingSafeEqual(expected, got);
}
