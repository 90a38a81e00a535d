import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** A token as another server makes it, written apart from the code that opens it. */
export function signMultipass(
  contents: Readonly<Record<string, unknown>>,
  secret: string,
  iv: Buffer = randomBytes(16),
): string {
  const keys = createHash('sha256').update(secret).digest();
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(contents), 'utf8'), cipher.final()]);
  const message = Buffer.concat([iv, text]);
  const signature = createHmac('sha256', keys.subarray(16)).update(message).digest();
  return Buffer.concat([message, signature])
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
