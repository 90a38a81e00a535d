import { describe, expect, it } from 'vitest';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import cases from './refusal-cases.json' with { type: 'json' };
import { query, send } from './send.ts';

const platform = await openFixtureShop();

describe('a query that does not fit the schema', () => {
  it.each(cases.invalid)('$text is told so', async ({ text, message, code }) => {
    const { status, body } = await send(platform, { body: query(text) });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['errors']);
    expect(body.errors[0]).toMatchObject({ message, extensions: { code } });
    expect(body.errors[0].locations[0]).toEqual({
      line: expect.any(Number),
      column: expect.any(Number),
    });
  });

  it('says where it cannot be read', async () => {
    const { body } = await send(platform, { body: query('{ shop { name ') });
    expect(body).toMatchObject({
      errors: [{ locations: [{ line: 1 }], extensions: { code: 'PARSE_ERROR' } }],
    });
  });

  it('differs from version to version', async () => {
    const text = query('{ paymentSettings { countryCode } }');
    expect((await send(platform, { body: text })).body.errors[0].extensions.code).toBe(
      'undefinedField',
    );
    const newer = await send(platform, { body: text, path: '/nl/api/2025-04/graphql.json' });
    expect(newer.body.data).toEqual({ paymentSettings: { countryCode: 'NL' } });
  });
});

describe('variables', () => {
  const text = 'query Q($n: Int!) { products(first: $n) { nodes { id } } }';

  it.each([[{}], [{ n: null }], [{ n: 'many' }], [{ n: 1.5 }]])(
    '%j are refused by name',
    async (variables) => {
      const { body } = await send(platform, { body: JSON.stringify({ query: text, variables }) });
      expect(body.data).toBeUndefined();
      expect(body.errors[0].message).toContain('Variable "$n" ');
      expect(body.errors[0].extensions).toEqual({ code: 'INVALID_VARIABLE' });
    },
  );
});

describe('a field', () => {
  it.each(cases.refusedFields)(
    '$text answers with an error and data',
    async ({ text, message, code }) => {
      const { status, body } = await send(platform, { body: query(text) });
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['data', 'errors', 'extensions']);
      expect(body.errors[0]).toMatchObject({ message, extensions: { code } });
    },
  );

  it('answers the rest when one of several is refused', async () => {
    const { body } = await send(platform, {
      body: query(
        '{ shop { name } product(handle: "rain-mask") { title } film: node(id: "gid://shopify/Video/1") { id } }',
      ),
      path: '/nl/api/2025-04/graphql.json',
    });
    expect(body.data).toEqual({
      shop: { name: 'Lokke Nederland' },
      product: { title: 'Rain mask' },
      film: null,
    });
    expect(body.errors).toHaveLength(1);
  });
});

describe('a mistake of ours', () => {
  it('is logged and says nothing to the caller', async () => {
    const failing = await openFixtureShop();
    failing.context.store.close();
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => logged.push(parts);
    const response = await shopperAt(failing, 'nl', '2024-01').request(
      '{ products(first: 1) { nodes { id } } }',
    );
    console.error = error;
    expect(response.errors).toMatchObject([
      {
        message: 'Internal error. Looks like something went wrong on our end.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(JSON.stringify(response)).not.toContain('database');
    expect(logged).toHaveLength(1);
  });
});
