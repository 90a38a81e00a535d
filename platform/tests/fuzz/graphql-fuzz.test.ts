import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { schemaOf } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { documents } from './arbitrary-documents.ts';
import { runsOf, tryInputs } from './try-inputs.ts';

const USUAL_RUNS = 400;
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
  const outcomes = await tryInputs({
    name: "documents in the platform's GraphQL",
    usualRuns: USUAL_RUNS,
    input: documents(schemaOf(VERSION)),
    attempt: async (document) => {
      const response = await shopper.request<object>(document);
      const leak = LEAK.exec(JSON.stringify(response))?.[0];
      if (response.status >= 500) throw new Error(`answers ${response.status}`);
      if (leak !== undefined) throw new Error(`tells of itself: ${leak}`);
      return response.data ? 'answered' : 'refused';
    },
  });
  expect(error.mock.calls).toEqual([]);
  // Otherwise only error responses would be tested.
  expect(outcomes['answered'] ?? 0).toBeGreaterThan(runsOf(USUAL_RUNS) / 3);
  error.mockRestore();
});
