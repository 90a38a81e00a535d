import { createHmac } from 'node:crypto';

/** Shopify signs the bytes of the body, and nothing else. */
export function shopifySignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

export interface SignedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timestampInMs: number;
}

/** Contentful signs method, path, the headers that it names, and the body. */
export function contentfulSignature(
  secret: string,
  { path, headers, body, timestampInMs }: SignedRequest,
): Readonly<Record<string, string>> {
  const lowered = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const timestamp = String(timestampInMs);
  const names = [
    ...Object.keys(lowered),
    'x-contentful-signed-headers',
    'x-contentful-timestamp',
  ].sort();
  const signed: Readonly<Record<string, string>> = {
    ...lowered,
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': timestamp,
  };
  const listed = names.map((name) => `${name}:${signed[name]?.trim() ?? ''}`).join(';');
  const canonical = ['POST', path, listed, body].join('\n');
  return {
    'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': timestamp,
  };
}
