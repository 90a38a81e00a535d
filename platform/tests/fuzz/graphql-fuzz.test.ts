import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { schemaOf } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { documents } from './graphql-documents.ts';
import { fuzzOptions } from './odd-values.ts';

const OPTIONS = fuzzOptions(400);
const VERSION = '2024-10';
/** A path or a stack trace would reveal internals. */
const LEAK = /node:internal|\.ts:\d+|SQLITE|\n\s+at |INTERNAL_SERVER_ERROR/;
/** Real hashing at the lowest cost. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };

let platform: Platform;
beforeAll(async () => {
  platform = await openFixtureShop('nl', { passwordCost: QUICK });
});
afterAll(() => platform.close());

test('documents that follow the grammar are answered or refused, and break nothing', {
  timeout: 24 * 3_600_000,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shopper = shopperAt(platform, 'nl', VERSION);
  let answered = 0;
  const property = fc.asyncProperty(documents(schemaOf(VERSION)), async (document) => {
    const response = await shopper.request<object>(document);
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(response)).not.toMatch(LEAK);
    if (response.data) answered += 1;
  });
  await fc.assert(property, OPTIONS);
  expect(error.mock.calls).toEqual([]);
  error.mockRestore();
  // Otherwise only error responses would be tested.
  expect(answered).toBeGreaterThan((OPTIONS.numRuns ?? 0) / 3);
});
