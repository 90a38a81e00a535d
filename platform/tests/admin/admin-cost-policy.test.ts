import { afterEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform, type PlatformOptions } from '../../src/platform.ts';
import { merchantAt } from '../fixtures/merchant.ts';

const opened: Platform[] = [];
afterEach(() => {
  for (const platform of opened.splice(0)) platform.close();
});

function open(adminBudget?: PlatformOptions['adminBudget']) {
  let timeInMs = Date.parse('2026-11-20T12:00:00Z');
  const platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date(timeInMs),
    ...(adminBudget && { adminBudget }),
  });
  opened.push(platform);
  const pass = (passedInMs: number) => {
    timeInMs += passedInMs;
  };
  return { nl: merchantAt(platform, 'nl'), de: merchantAt(platform, 'de'), pass };
}

const SHOP = '{ shop { name } }';
const customers = (first: number) => `customers(first: ${first}) { nodes { id } }`;
const fourTimes = ['a', 'b', 'c', 'd'].map((name) => `${name}: ${customers(249)}`).join(' ');
const SMALL = { maximumAvailable: 100, restoreRate: 50 };

describe('one question at the Admin API', () => {
  it('may cost 1,000: an object for each that it may bring', async () => {
    const { nl } = open();
    expect(await nl.request(`{ ${fourTimes} }`)).toMatchObject({
      data: { a: { nodes: [] } },
      extensions: { cost: { requestedQueryCost: 1_000, actualQueryCost: 4 } },
    });
  });

  it('is refused at 1,001, and costs nothing then', async () => {
    const { nl } = open();
    const response = await nl.request(`{ ${fourTimes} shop { name } }`);
    expect(response).toMatchObject({
      status: 200,
      errors: [
        {
          message: 'Query cost is 1001, which exceeds the single query max cost limit (1000).',
          extensions: { code: 'MAX_COST_EXCEEDED', cost: 1_001, maxCost: 1_000 },
        },
      ],
    });
    expect(response.data).toBeUndefined();
    expect(await nl.request(SHOP)).toMatchObject({
      extensions: { cost: { throttleStatus: { currentlyAvailable: 19_999 } } },
    });
  });
});

describe("a shop's bucket", () => {
  it('gives back what a question asked for and did not bring', async () => {
    const { nl } = open(SMALL);
    expect(await nl.request(`{ ${customers(98)} }`)).toMatchObject({
      extensions: {
        cost: {
          requestedQueryCost: 99,
          actualQueryCost: 1,
          throttleStatus: { ...SMALL, currentlyAvailable: 99 },
        },
      },
    });
  });

  it('throttles what it cannot pay, and answers again when enough has come back', async () => {
    const { nl, de, pass } = open(SMALL);
    await nl.request(SHOP);
    const throttled = await nl.request(`{ ${customers(99)} }`);
    expect(throttled).toMatchObject({
      status: 200,
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: {
          requestedQueryCost: 100,
          actualQueryCost: null,
          throttleStatus: { ...SMALL, currentlyAvailable: 99 },
        },
      },
    });
    expect(throttled.data).toBeUndefined();
    expect((await de.request(`{ ${customers(99)} }`)).errors).toEqual([]);
    pass(20);
    expect((await nl.request(`{ ${customers(99)} }`)).errors).toEqual([]);
  });

  it('is ten points poorer after a mutation, whatever it brought', async () => {
    const { nl } = open(SMALL);
    const nothing = 'mutation { metafieldsSet(metafields: []) { userErrors { message } } }';
    expect(await nl.request(nothing)).toMatchObject({
      extensions: {
        cost: { actualQueryCost: 11, throttleStatus: { ...SMALL, currentlyAvailable: 89 } },
      },
    });
  });
});
