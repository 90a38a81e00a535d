import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../src/core/index.ts';
import type { Platform } from '../../src/platform.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { DOCUMENT_CASES } from './document-cases.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openFixtureShop();
});

afterAll(() => platform.close());

describe.each(API_VERSIONS)('version %s', (version) => {
  it.each(DOCUMENT_CASES)('answers %s with %j', async (document, variables, expected) => {
    const response = await shopperAt(platform, 'nl', version).request(document, { ...variables });
    expect(response.errors).toEqual([]);
    expect(response.data).toMatchObject(expected);
  });
});
