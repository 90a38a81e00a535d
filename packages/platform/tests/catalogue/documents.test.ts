import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../src/graphql/index.ts';
import type { Platform } from '../../src/index.ts';
import { shopperAt } from '../kit/shopper.ts';
import { openCurlShop } from './curl-shop.ts';
import { DOCUMENT_CASES } from './document-cases.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openCurlShop();
});

afterAll(() => platform.close());

describe.each(API_VERSIONS)('version %s', (version) => {
  it.each(DOCUMENT_CASES)('answers %s with %j', async (document, variables, expected) => {
    const answer = await shopperAt(platform, 'nl', version).ask(document, { ...variables });
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject(expected);
  });
});
