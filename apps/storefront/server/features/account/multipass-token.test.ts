import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { multipassToken } from './multipass-token.ts';

const vectorsSchema = v.array(
  v.object({ secret: v.string(), ivHex: v.string(), json: v.string(), token: v.string() }),
);
const VECTORS = v.parse(
  vectorsSchema,
  JSON.parse(readFileSync(new URL('multipass-vectors.json', import.meta.url), 'utf8')),
);
const ANNA = { email: 'anna@example.test', created_at: '2025-01-15T10:00:00.000Z' };

it.each(VECTORS)('the token of $json is the one that others make of it', (vector) => {
  const token = multipassToken(
    JSON.parse(vector.json),
    vector.secret,
    Buffer.from(vector.ivHex, 'hex'),
  );
  expect(token).toBe(vector.token);
});

it('two tokens of the same customer have nothing in common', () => {
  const [first, second] = [multipassToken(ANNA, 'secret'), multipassToken(ANNA, 'secret')];
  expect(first.slice(0, 8)).not.toBe(second.slice(0, 8));
  expect(first).toMatch(/^[\w-]+=*$/);
});
