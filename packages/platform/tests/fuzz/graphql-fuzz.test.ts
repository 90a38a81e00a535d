import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schemaOf } from '../../src/graphql/schemas.ts';
import type { Platform } from '../../src/index.ts';
import { openCurlShop } from '../catalogue/curl-shop.ts';
import { shopperAt } from '../kit/shopper.ts';
import { createDice } from './dice.ts';
import { documentOf } from './odd-documents.ts';

/** FUZZ_RUNS=1000000 is the long run; each run is one document. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const VERSION = '2024-10';
/** A path or a stack would tell a stranger how the platform is built. */
const LEAK = /node:internal|\.ts:\d+|SQLITE|\n\s+at /;

let platform: Platform;
beforeAll(async () => {
  platform = await openCurlShop();
});
afterAll(() => platform.close());

test(`${RUNS} documents that follow the grammar are answered or refused, and break nothing`, {
  timeout: 60_000 + RUNS * 100,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shopper = shopperAt(platform, 'nl', VERSION);
  const schema = schemaOf(VERSION);
  const dice = createDice(SEED);
  let answered = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const document = documentOf(schema, dice);
    const answer = await shopper.ask<object>(document);
    const text = JSON.stringify(answer);
    expect(answer.status, document).toBeLessThan(500);
    expect(text, document).not.toMatch(/INTERNAL_SERVER_ERROR/);
    expect(text, document).not.toMatch(LEAK);
    if (answer.data) answered += 1;
  }
  expect(error.mock.calls).toEqual([]);
  // Else the fuzzer would only try how refusals are written.
  expect(answered).toBeGreaterThan(RUNS / 3);
  error.mockRestore();
});
