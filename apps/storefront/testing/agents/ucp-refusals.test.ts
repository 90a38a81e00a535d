import { API_ERRORS } from '@lokke/contract/errors';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../server/api/index.ts';
import { ucpProfile } from '../../server/features/agents/index.ts';
import type { LogEntry } from '../../server/telemetry/index.ts';
import { FULL_SHOP } from '../full-shop.ts';
import { openShops } from '../open-for-tests.ts';
import { META, openAssistant } from './assistant.ts';
import { breachesOf } from './ucp-schemas.ts';

const embedded = await openShops({ drafts: FULL_SHOP });
const api = createApi({ ...embedded, log: () => undefined });
const { call, ask, post } = openAssistant(api);
const NL = { address_country: 'NL', language: 'nl' };

describe('what is refused', () => {
  it.each([
    ['create_cart', { cart: { line_items: [], context: NL } }, 'invalid'],
    [
      'create_cart',
      {
        cart: {
          line_items: [{ item: { id: 'gid://shopify/ProductVariant/999' }, quantity: 1 }],
          context: NL,
        },
      },
      'item_unavailable',
    ],
    ['get_cart', { id: 'nl:gid://shopify/Cart/none?key=1' }, 'not_found'],
    ['get_cart', { id: 'gid://shopify/Cart/none?key=1' }, 'not_found'],
    ['get_product', { catalog: { id: 'gid://shopify/Product/999' } }, 'not_found'],
    [
      'search_catalog',
      { catalog: { context: { address_country: 'JP' } } },
      'address_undeliverable',
    ],
  ])('%s %j is told as %s', async (tool, input, code) => {
    const { status, content } = await call(tool, input);
    expect(status).toBe(200);
    expect(breachesOf('shopping/types/error_response.json', content)).toEqual([]);
    expect(content).toMatchObject({ ucp: { status: 'error' }, messages: [{ code }] });
  });

  it.each([
    ['no metadata', 'tools/call', { name: 'get_cart', arguments: { id: 'x' } }, -32_602],
    ['an unknown tool', 'tools/call', { name: 'drop_tables' }, -32_602],
    ['an unknown method', 'resources/list', {}, -32_601],
  ])('%s is an error of the protocol', async (_, method, params, code) => {
    expect((await ask(method, params)).error?.code).toBe(code);
  });

  it('is a page of another origin, another method, and what is no request', async () => {
    const foreign = await post(
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { origin: 'https://x.example' },
    );
    expect(foreign.status).toBe(403);
    const rebound = { host: 'evil.example', origin: 'http://evil.example' };
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, rebound)).status).toBe(403);
    expect((await api.fetch(new Request('http://localhost/api/ucp/mcp'))).status).toBe(405);
    expect((await post([])).status).toBe(400);
    expect(
      (
        await api.fetch(
          new Request('http://localhost/api/mcp/xx', {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json' },
          }),
        )
      ).status,
    ).toBe(404);
  });
});

describe('what cannot be read is told in the words of JSON-RPC', () => {
  const send = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    api.fetch(
      new Request('http://localhost/api/ucp/mcp', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' });

  it.each([
    ['broken JSON', '{"jsonrpc":"2.0",', {}, 400, -32_700],
    ['no JSON', ping, { 'content-type': 'text/plain' }, 415, -32_600],
    ['too much', `"${'x'.repeat(256 * 1024)}"`, {}, 413, -32_600],
    ['no object', '"ping"', {}, 400, -32_600],
    ['an object that is no request', '{"id":7}', {}, 400, -32_600],
    ['several requests', `[${ping},${ping}]`, {}, 400, -32_600],
    ['a page of another origin', ping, { origin: 'https://x.example' }, 403, -32_600],
  ])('%s', async (_, body, headers, status, code) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    const message = expect.any(String);
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: null, error: { code, message } });
  });
});

it('says in the words of JSON-RPC that it broke, masks why, and reports it', async () => {
  const reported: unknown[] = [];
  const logged: LogEntry[] = [];
  const broken = createApi({
    ...embedded,
    contentOf: () => {
      throw new Error('a secret of the shop');
    },
    log: (entry) => logged.push(entry),
    reportError: (error) => reported.push(error),
  });
  const params = { name: 'search_catalog', arguments: { meta: META, catalog: { context: NL } } };
  const reply = await openAssistant(broken).post({
    jsonrpc: '2.0',
    id: 'a',
    method: 'tools/call',
    params,
  });
  expect(reply.status).toBe(500);
  const error = { code: -32_603, message: API_ERRORS.unexpected.message };
  expect(await reply.json()).toEqual({ jsonrpc: '2.0', id: 'a', error });
  expect(reported).toEqual([new Error('a secret of the shop')]);
  expect(logged).toMatchObject([{ level: 'error', refusal: 'unexpected' }]);
});

it('limits an assistant, which others of its network do not pay for, and then the network', async () => {
  const { post: send } = openAssistant(createApi({ ...embedded, log: () => undefined }));
  const countRefused = async (name: string, calls: number) => {
    const meta = { 'ucp-agent': { profile: `https://${name}.example` } };
    const params = { name: 'get_cart', arguments: { meta, id: 'none' } };
    let refused = 0;
    for (let made = 0; made < calls; made += 1) {
      const reply = await send({ jsonrpc: '2.0', id: made, method: 'tools/call', params });
      if (reply.status !== 429) continue;
      refused += 1;
      expect(await reply.json()).toMatchObject({ id: made, error: { code: -32_000 } });
    }
    return refused;
  };
  expect(await countRefused('one', 240)).toBe(0);
  expect(await countRefused('one', 2)).toBe(2);
  expect(await countRefused('two', 240)).toBe(0);
  expect(await countRefused('three', 240)).toBe(0);
  expect(await countRefused('four', 239)).toBe(0);
  expect(await countRefused('five', 2)).toBe(1);
});

it('answers a notification with nothing, and tells the versions it speaks', async () => {
  const silent = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([silent.status, await silent.text()]).toEqual([202, '']);
  const { result } = await ask('initialize', { protocolVersion: '2025-06-18' });
  expect(result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'ucp' } });
  const { result: other } = await ask('initialize', { protocolVersion: '1999-01-01' });
  expect(other).toMatchObject({ protocolVersion: '2026-07-28' });
});

it('publishes a profile that follows the schema', () => {
  const { ucp } = ucpProfile('https://shop.example', '/api/ucp/mcp');
  expect(breachesOf('ucp.json#/$defs/business_schema', ucp)).toEqual([]);
});
