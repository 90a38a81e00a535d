import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMultipassToken } from '../../src/shopify/customers/multipass/multipass-token.ts';
import { signMultipass } from './sign-multipass.ts';

interface Vector {
  readonly secret: string;
  readonly ivHex: string;
  readonly json: string;
  readonly token: string;
}

const VECTORS: readonly Vector[] = JSON.parse(
  readFileSync(new URL('multipass-vectors.json', import.meta.url), 'utf8'),
);

describe.each(VECTORS)('the token of $json', ({ secret, ivHex, json, token }) => {
  test('opens to what was signed', () => {
    expect(openMultipassToken(token, secret)).toEqual(JSON.parse(json));
  });

  test('is what a signing server makes of it', () => {
    expect(signMultipass(JSON.parse(json), secret, Buffer.from(ivHex, 'hex'))).toBe(token);
  });

  test('opens without its padding, and with no other secret', () => {
    expect(openMultipassToken(token.replace(/=+$/, ''), secret)).toEqual(JSON.parse(json));
    expect(openMultipassToken(token, `${secret}x`)).toBeNull();
  });

  test('is refused once any byte of it is changed', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const forged = Buffer.from(bytes);
      forged[index] = (forged[index] ?? 0) ^ 1;
      expect(openMultipassToken(forged.toString('base64url'), secret)).toBeNull();
    }
  });
});

test.each(['', 'x', '====', 'not a token', 'A'.repeat(88), 'A'.repeat(10_000), 'é'])(
  'what is no token opens to nothing: %s',
  (token) => {
    expect(openMultipassToken(token, 'secret')).toBeNull();
  },
);
