import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schemaOf } from '../../src/graphql/schemas.ts';
import type { Platform } from '../../src/index.ts';
import { openCurlShop } from '../catalogue/curl-shop.ts';
import { shopperAt } from '../kit/shopper.ts';
import { documentOf } from './odd-documents.ts';
import { runsOf, tryInputs } from './try-inputs.ts';

const USUAL_RUNS = 400;
const VERSION = '2024-10';
/** A path or a stack would tell a stranger how the platform is built. */
const LEAK = /node:internal|\.ts:\d+|SQLITE|\n\s+at |INTERNAL_SERVER_ERROR/;
/** Real hashing, with nothing to wait for. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };

let platform: Platform;
beforeAll(async () => {
  platform = await openCurlShop('nl', { passwordCost: QUICK });
});
afterAll(() => platform.close());

test('documents that follow the grammar are answered or refused, and break nothing', {
  timeout: 24 * 3_600_000,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shopper = shopperAt(platform, 'nl', VERSION);
  const schema = schemaOf(VERSION);
  const outcomes = await tryInputs({
    name: "documents in the platform's GraphQL",
    usualRuns: USUAL_RUNS,
    attempt: async (dice) => {
      const input = documentOf(schema, dice);
      const answer = await shopper.ask<object>(input);
      const leak = LEAK.exec(JSON.stringify(answer))?.[0];
      if (answer.status >= 500) return { kind: 'flawed', flaw: `answers ${answer.status}`, input };
      if (leak !== undefined) return { kind: 'flawed', flaw: `tells of itself: ${leak}`, input };
      return { kind: 'right', outcome: answer.data ? 'answered' : 'refused' };
    },
  });
  expect(error.mock.calls).toEqual([]);
  // Else the fuzzer would only try how refusals are written.
  expect(outcomes['answered'] ?? 0).toBeGreaterThan(runsOf(USUAL_RUNS) / 3);
  error.mockRestore();
});
