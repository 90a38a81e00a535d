import { beforeEach, expect, it } from 'vitest';
import { openPlatform } from '../tests/fixtures/platform.ts';
import { ownHost } from './own-port.ts';
import type { Platform } from './platform.ts';

const DOCUMENTS = '/v1/projects/p/databases/(default)/documents';
const QUERY = { structuredQuery: { from: [{ collectionId: 'salons' }] } };

let platform: Platform;
beforeEach(() => {
  platform = openPlatform();
});

const ask = (headers: Record<string, string>, host = '127.0.0.1:8080') =>
  ownHost(platform, 'firestore').request(`http://${host}${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers,
    body: JSON.stringify(QUERY),
  });

it('takes the token of the emulators, and the platform’s own', async () => {
  for (const token of ['owner', platform.secrets.salonToken]) {
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
  }
});

it.each([
  ['no token', {}, 'localhost'],
  ['another token', { authorization: 'Bearer other' }, 'localhost'],
  [
    'another site’s page',
    { authorization: 'Bearer owner', origin: 'https://evil.example' },
    'localhost',
  ],
  ['a page without origin', { authorization: 'Bearer owner', origin: 'null' }, 'localhost'],
  ['a name that leads here', { authorization: 'Bearer owner' }, 'evil.example'],
])('refuses %s', async (_, headers, host) => {
  expect((await ask(headers, host)).status).toBe(403);
});

it('lets pages of this machine read the answers', async () => {
  const origin = 'http://localhost:3000';
  const answer = await ask({ authorization: 'Bearer owner', origin });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
});

it('serves nothing but its service', async () => {
  const identity = ownHost(platform, 'identity');
  expect(await (await identity.request('http://localhost/')).text()).toBe('Ok\n');
  for (const path of ['/mailbox', '/../mailbox', '/nl/api/graphql.json', `${DOCUMENTS}/salons/1`]) {
    const answer = await identity.request(`http://localhost${path}`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(answer.status, path).toBe(404);
  }
});

it('takes no more than the service does, however it is sent', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const answer = await ownHost(platform, 'firestore').request(
    new Request(`http://localhost${DOCUMENTS}:runQuery`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { authorization: 'Bearer owner' },
    }),
  );
  expect(answer.status).toBe(413);
  // A document has at most 1 MiB.
  expect(sent).toBeLessThan(20);
});
