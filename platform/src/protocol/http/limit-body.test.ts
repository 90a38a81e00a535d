import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { type ServedPlatform, servePlatform } from '../../server.ts';

const LIMIT_IN_BYTES = 1_000_000;

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform(openPlatform(), { port: 0 });
});
afterAll(() => served.stop());

function bodyOf(lengthInBytes: number): string {
  const empty = JSON.stringify({ query: '{ shop { id } } #' });
  return empty.replace('#', `#${'x'.repeat(lengthInBytes - empty.length)}`);
}

function send(body: string, isStreamed = false): Promise<Response> {
  return fetch(`http://127.0.0.1:${served.port}/nl/api/2024-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: isStreamed ? new Blob([body]).stream() : body,
    duplex: 'half',
  });
}

describe.each([
  ['of a told length', false],
  ['that comes as a stream', true],
])('a body %s', (_name, isStreamed) => {
  it.each([
    [LIMIT_IN_BYTES - 1, 200],
    [LIMIT_IN_BYTES, 200],
    [LIMIT_IN_BYTES + 1, 413],
  ])('of %i bytes is answered with %i', async (length, status) => {
    const response = await send(bodyOf(length), isStreamed);
    expect(response.status).toBe(status);
    const { data } = JSON.parse(await response.text());
    expect(data?.shop.id).toBe(status === 200 ? 'gid://shopify/Shop/1' : undefined);
  });
});

it('a page elsewhere reads answers and refusals', async () => {
  const answers = await Promise.all([
    send(bodyOf(100)),
    send(bodyOf(LIMIT_IN_BYTES + 1)),
    send('no query'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 413, 400]);
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*');
});
