import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPublicToken, type Platform } from '../../src/index.ts';
import { shopperAt } from '../kit/shopper.ts';
import { openCurlShop } from './curl-shop.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openCurlShop();
});

afterAll(() => platform.close());

interface Sent {
  readonly path?: string;
  readonly token?: string | null;
  readonly body?: string;
}

async function send({ path = '/nl/api/2024-01/graphql.json', token, body }: Sent) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== null) {
    headers.set('X-Shopify-Storefront-Access-Token', token ?? demoPublicToken('nl'));
  }
  const response = await platform.fetch(
    new Request(`http://localhost:4010${path}`, {
      method: 'POST',
      headers,
      body: body ?? JSON.stringify({ query: '{ shop { name } }' }),
    }),
  );
  return { response, status: response.status, body: JSON.parse(await response.text()) };
}

function query(text: string): string {
  return JSON.stringify({ query: text });
}

describe('a query that does not fit the schema', () => {
  it.each([
    [
      'query Foo { cart(id: "x") { completedAt } }',
      "Field 'completedAt' doesn't exist on type 'Cart'",
      'undefinedField',
      ['query Foo', 'cart', 'completedAt'],
    ],
    [
      '{ products(first: 1, foo: 2) { nodes { id } } }',
      "Field 'products' doesn't accept argument 'foo'",
      'argumentNotAccepted',
      ['query', 'products', 'foo'],
    ],
    [
      '{ menu { id } }',
      "Field 'menu' is missing required arguments: handle",
      'missingRequiredArguments',
      ['query', 'menu'],
    ],
    [
      '{ menu(handle: null) { id } }',
      "Argument 'handle' on Field 'menu' has an invalid value (null). Expected type 'String!'.",
      'argumentLiteralsIncompatible',
      ['query', 'menu', 'handle'],
    ],
    [
      'mutation { cartCreate(input: { lines: [{ quantity: 1 }] }) { cart { id } } }',
      "Argument 'merchandiseId' on InputObject 'CartLineInput' is required. Expected type ID!",
      'missingRequiredInputObjectAttribute',
      ['mutation', 'cartCreate', 'input', 'lines'],
    ],
    [
      '{ shop }',
      "Field must have selections (field 'shop' returns Shop! but has no selections. Did you mean 'shop { ... }'?)",
      'selectionMismatch',
      ['query', 'shop'],
    ],
    [
      'query Foo($x: Int) { shop { name } }',
      'Variable $x is declared by Foo but not used',
      'variableNotUsed',
      ['query Foo'],
    ],
    [
      '{ shop { name @foo } }',
      'Directive @foo is not defined',
      'undefinedDirective',
      ['query', 'shop', 'name'],
    ],
  ])('%s is told so', async (text, message, code, path) => {
    const { status, body } = await send({ body: query(text) });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['errors']);
    expect(body.errors[0]).toMatchObject({ message, path, extensions: { code } });
    expect(body.errors[0].locations[0]).toEqual({
      line: expect.any(Number),
      column: expect.any(Number),
    });
  });

  it('says where it cannot be read', async () => {
    const { body } = await send({ body: query('{ shop { name ') });
    expect(body).toMatchObject({
      errors: [{ locations: [{ line: 1 }], extensions: { code: 'PARSE_ERROR' } }],
    });
  });

  it('differs from version to version', async () => {
    const text = query('{ paymentSettings { countryCode } }');
    expect((await send({ body: text })).body.errors[0].extensions.code).toBe('undefinedField');
    const newer = await send({ body: text, path: '/nl/api/2025-04/graphql.json' });
    expect(newer.body.data).toEqual({ paymentSettings: { countryCode: 'NL' } });
  });
});

describe('variables', () => {
  const text = 'query Q($n: Int!) { products(first: $n) { nodes { id } } }';

  it.each([[{}], [{ n: null }], [{ n: 'many' }], [{ n: 1.5 }]])(
    '%j are refused by name',
    async (variables) => {
      const { body } = await send({ body: JSON.stringify({ query: text, variables }) });
      expect(body.data).toBeUndefined();
      expect(body.errors[0].message).toBe('Variable $n of type Int! was provided invalid value');
      expect(body.errors[0].extensions).toMatchObject({
        code: 'INVALID_VARIABLE',
        problems: [{ path: [] }],
      });
    },
  );

  it('may hold 250 ids and no more', async () => {
    const nodes = 'query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const ids = Array.from({ length: 251 }, (_, index) => `gid://shopify/Product/${index + 1}`);
    const enough = await send({
      body: JSON.stringify({ query: nodes, variables: { ids: ids.slice(1) } }),
    });
    expect(enough.body.data.nodes).toHaveLength(250);
    const tooMany = await send({ body: JSON.stringify({ query: nodes, variables: { ids } }) });
    expect(tooMany.body).toEqual({
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
        },
      ],
    });
  });
});

describe('a field', () => {
  it.each([
    ['{ products { nodes { id } } }', 'you must provide one of first or last', 'BAD_REQUEST'],
    [
      '{ predictiveSearch(query: "a", limit: 11) { products { id } } }',
      'limit must be within 1..10',
      'INVALID_FIELD_ARGUMENTS',
    ],
    [
      '{ predictiveSearch(query: "a", limit: 0) { products { id } } }',
      'limit must be within 1..10',
      'INVALID_FIELD_ARGUMENTS',
    ],
    [
      '{ node(id: "not-a-gid") { id } }',
      "Invalid global id 'not-a-gid'",
      'argumentLiteralsIncompatible',
    ],
    [
      '{ metaobjects(type: "x", first: 1) { nodes { id } } }',
      'QueryRoot.metaobjects is not served by the embedded platform',
      'NOT_SERVED',
    ],
    [
      '{ node(id: "gid://shopify/Article/1") { id } }',
      'Nodes of type Article are not served by the embedded platform',
      'NOT_SERVED',
    ],
  ])('%s answers with an error and data', async (text, message, code) => {
    const { status, body } = await send({ body: query(text) });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['data', 'errors', 'extensions']);
    expect(body.errors[0]).toMatchObject({ message, extensions: { code } });
  });

  it('answers the rest when one of several is refused', async () => {
    const { body } = await send({
      body: query(
        '{ shop { name } product(handle: "rain-mask") { title category: encodedVariantExistence } }',
      ),
      path: '/nl/api/2025-04/graphql.json',
    });
    expect(body.data).toEqual({
      shop: { name: 'Lokke Nederland' },
      product: { title: 'Rain mask', category: null },
    });
    expect(body.errors).toHaveLength(1);
  });
});

describe('a request', () => {
  it('with a wrong token is not let in', async () => {
    for (const token of ['', 'wrong', demoPublicToken('fr')]) {
      const { status, body } = await send({ token });
      expect(status).toBe(401);
      expect(body).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
    }
  });

  it('without a token sees products, and nothing that needs one', async () => {
    const open = await send({
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
      const closed = await send({ token: null, body: query(text) });
      expect(closed.body.errors[0].extensions.code).toBe('ACCESS_DENIED');
    }
  });

  it('without a token may cost 1000', async () => {
    const text = query('{ products(first: 250) { nodes { images(first: 5) { nodes { url } } } } }');
    const { body } = await send({ token: null, body: text });
    expect(body.errors[0].extensions).toEqual({
      code: 'MAX_COMPLEXITY_EXCEEDED',
      cost: 1751,
      maxCost: 1000,
    });
    expect((await send({ body: text })).body.extensions.cost.requestedQueryCost).toBe(1751);
  });

  it('is told which version served it, the oldest when it asks for an unknown one', async () => {
    for (const [asked, served] of [
      ['2025-04', '2025-04'],
      ['2024-10', '2024-10'],
      ['2019-01', '2024-01'],
      ['unstable', '2024-01'],
    ]) {
      const { response } = await send({ path: `/nl/api/${asked}/graphql.json` });
      expect(response.headers.get('X-Shopify-API-Version')).toBe(served);
    }
  });

  it.each(['', '{', '[]', '"x"', '{}', '{"query":5}', '{"query":"{shop{name}}","variables":[]}'])(
    'that is not GraphQL (%j) is 400',
    async (body) => {
      const answer = await send({ body });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
    },
  );

  it('needs a name when it holds several operations', async () => {
    const text = 'query A { shop { name } } query B { shop { id } }';
    const unnamed = await send({ body: query(text) });
    expect(unnamed.body).toEqual({ errors: [{ message: 'An operation name is required' }] });
    const named = await send({ body: JSON.stringify({ query: text, operationName: 'B' }) });
    expect(named.body.data).toEqual({ shop: { id: 'gid://shopify/Shop/1' } });
  });

  it('larger than 1 MB is refused', async () => {
    const { status } = await send({ body: query(`{ shop { name } } #${'x'.repeat(1_000_000)}`) });
    expect(status).toBe(413);
  });

  it('to an unknown shop or path is not found', async () => {
    expect((await send({ path: '/xx/api/2024-01/graphql.json' })).status).toBe(404);
    expect((await send({ path: '/nl/nothing' })).status).toBe(404);
  });

  it('from any origin may be made', async () => {
    const response = await platform.fetch(
      new Request('http://nl.localhost:4010/api/2024-01/graphql.json', {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:3000',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-shopify-storefront-access-token',
        },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain(
      'x-shopify-storefront-access-token',
    );
  });

  it('is served under the shop as host too', async () => {
    const response = await platform.fetch(
      new Request('http://nl.localhost:4010/api/2024-01/graphql.json', {
        method: 'POST',
        body: query('{ shop { id } }'),
      }),
    );
    expect(await response.json()).toMatchObject({ data: { shop: { id: 'gid://shopify/Shop/1' } } });
  });
});

describe('a mistake of ours', () => {
  it('is logged and says nothing to the caller', async () => {
    const failing = await openCurlShop();
    failing.context.store.close();
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => logged.push(parts);
    const answer = await shopperAt(failing, 'nl', '2024-01').ask(
      '{ products(first: 1) { nodes { id } } }',
    );
    console.error = error;
    expect(answer.errors).toMatchObject([
      {
        message: 'Internal error. Looks like something went wrong on our end.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain('database');
    expect(logged).toHaveLength(1);
  });
});
