import { describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import cases from './document-cases.json' with { type: 'json' };
import queryCases from './query-cases.json' with { type: 'json' };

const platform = await openFixtureShop();

describe.each(API_VERSIONS)('version %s', (version) => {
  const shopper = () => shopperAt(platform, 'nl', version);

  it.each(cases)('answers $document with $variables', async ({ document, variables, response }) => {
    const { data, errors } = await shopper().request(document, variables);
    expect(errors).toEqual([]);
    expect(data).toMatchObject(response);
  });

  it('answers public-api-versions', async () => {
    const { data, errors } = await shopper().request('public-api-versions');
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      publicApiVersions: API_VERSIONS.map((handle) => ({ handle, supported: true })),
    });
  });
});

it.each(queryCases)('answers with $name', async ({ query, data }) => {
  expect(await shopperAt(platform, 'nl', '2025-04').request(query)).toMatchObject({
    errors: [],
    data,
  });
});
