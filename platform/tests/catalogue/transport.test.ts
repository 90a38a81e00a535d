import { describe, expect, it } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { query, send } from './send.ts';

const platform = await openFixtureShop();

describe('a request', () => {
  it('with a wrong token is not let in', async () => {
    for (const token of ['', 'wrong', demoPublicToken('fr')]) {
      const { status, body } = await send(platform, { token });
      expect(status).toBe(401);
      expect(body).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
    }
  });

  it('without a token sees products, and nothing that needs one', async () => {
    const open = await send(platform, {
      token: null,
      body: query('{ products(first: 1) { nodes { id } } }'),
    });
    expect(open.body.errors).toBeUndefined();
    for (const text of [
      '{ productTags(first: 1) { nodes: edges { node } } }',
      '{ menu(handle: "main-menu") { id } }',
      '{ products(first: 1) { nodes { tags } } }',
      '{ products(first: 1) { nodes { metafield(namespace: "lokke", key: "promise") { value } } } }',
    ]) {
      const closed = await send(platform, { token: null, body: query(text) });
      expect(closed.body.errors[0].extensions.code).toBe('ACCESS_DENIED');
    }
  });

  it('without a token may cost 1000', async () => {
    const text = query('{ products(first: 250) { nodes { images(first: 5) { nodes { url } } } } }');
    const { body } = await send(platform, { token: null, body: text });
    expect(body.errors[0].extensions).toEqual({
      code: 'MAX_COMPLEXITY_EXCEEDED',
      cost: 1751,
      maxCost: 1000,
    });
    expect((await send(platform, { body: text })).body.extensions.cost.requestedQueryCost).toBe(
      1751,
    );
  });

  it.each(['', '{', '[]', '"x"', '{}', '{"query":5}', '{"query":"{shop{name}}","variables":[]}'])(
    'that is not GraphQL (%j) is 400',
    async (body) => {
      const result = await send(platform, { body });
      expect(result.status).toBe(400);
      expect(result.body).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
    },
  );

  it('needs a name when it holds several operations', async () => {
    const text = 'query A { shop { name } } query B { shop { id } }';
    const unnamed = await send(platform, { body: query(text) });
    expect(unnamed.body).toEqual({ errors: [{ message: 'An operation name is required' }] });
    const named = await send(platform, {
      body: JSON.stringify({ query: text, operationName: 'B' }),
    });
    expect(named.body.data).toEqual({ shop: { id: 'gid://shopify/Shop/1' } });
  });

  it('nested beyond all measure is refused, in the query and in its variables', async () => {
    for (const text of ['{a'.repeat(6000), `{ nodes(ids: ${'['.repeat(9000)}) { id } }`]) {
      const { body } = await send(platform, { body: query(text) });
      // V8 decides which limit is met first, the stack or the number of tokens: compiled code needs less stack.
      expect(body.errors[0]).toMatchObject({
        message: expect.stringMatching(/nested too deeply|more that 5000 tokens/),
        extensions: { code: 'PARSE_ERROR' },
      });
    }
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const text = 'query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { status, body } = await send(platform, {
      body: `{"query":${JSON.stringify(text)},"variables":{"ids":${deep}}}`,
    });
    expect(status).toBe(200);
    expect(body.errors[0].extensions.code).toBe('INVALID_VARIABLE');
  });

  it('to an unknown shop or path is not found', async () => {
    expect((await send(platform, { path: '/xx/api/2024-01/graphql.json' })).status).toBe(404);
    expect((await send(platform, { path: '/nl/nothing' })).status).toBe(404);
  });

  it('may be the bare query itself', async () => {
    const response = await platform.fetch('http://localhost:4010/nl/api/2025-04/graphql.json', {
      method: 'POST',
      headers: {
        'content-type': 'application/graphql',
        'X-Shopify-Storefront-Access-Token': demoPublicToken('nl'),
      },
      body: '{ shop { name } }',
    });
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Lokke Nederland' } } });
  });
});
