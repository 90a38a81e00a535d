import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it, test } from 'vitest';
import { createSubscriptions } from './index.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener, timeoutInMs = 5_000) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const baseUrl = `http://127.0.0.1:${address.port}`;
  const { subscribe } = createSubscriptions({ baseUrl, fetch, timeoutInMs });
  return () =>
    subscribe({
      companyId: 'AbC123',
      listId: 'XyZ789',
      email: 'ada@example.com',
      locale: 'nl-NL',
      source: 'Shop',
    });
}

it('sends one document that says who agrees to which list', async () => {
  const requests: { url?: string | undefined; revision: unknown; body: unknown }[] = [];
  const subscribe = await serve((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      requests.push({ url: request.url, revision: request.headers['revision'], body });
      response.writeHead(202).end();
    });
  });
  expect(await subscribe()).toEqual({ ok: true, value: null });
  expect(requests).toMatchObject([
    {
      url: '/client/subscriptions/?company_id=AbC123',
      revision: '2024-10-15',
      body: {
        data: {
          type: 'subscription',
          attributes: {
            profile: {
              data: {
                attributes: {
                  email: 'ada@example.com',
                  locale: 'nl-NL',
                  subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } },
                },
              },
            },
          },
          relationships: { list: { data: { type: 'list', id: 'XyZ789' } } },
        },
      },
    },
  ]);
});

const about = (pointer: string) => JSON.stringify({ errors: [{ source: { pointer } }] });

test.each([
  [400, about('/data/attributes/profile/data/attributes/email'), 'invalidEmail'],
  [400, about('/data/relationships/list/data/id'), 'invalidRequest'],
  [400, about('/company_id'), 'unknownCompany'],
  [403, about('/company_id'), 'refused'],
  [429, '', 'tooMany'],
  [503, '<html>', 'refused'],
])('%i with %s means %s', async (status, body, kind) => {
  const subscribe = await serve((_, response) => response.writeHead(status).end(body));
  expect(await subscribe()).toMatchObject({ ok: false, failure: { kind } });
});

it('waits only so long', async () => {
  const subscribe = await serve(() => undefined, 20);
  expect(await subscribe()).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
});
