import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { listening } from '../testing/listening.ts';
import { checkCdn } from './check-cdn.ts';

let server: Server;
let origin: string;
/** A CDN that knows one service and one token. */
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    const isKnown = url?.startsWith('/service/known/') === true;
    const status = headers['fastly-key'] !== 'the-right-token-of-it' ? 401 : isKnown ? 200 : 404;
    response.writeHead(status).end('{}');
  });
  origin = (await listening(server)).url;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const see = (changes: Readonly<Record<string, string>> = {}) => {
  const environment = {
    CDN: 'fastly',
    CDN_API_ORIGIN: origin,
    CDN_ID: 'known',
    CDN_TOKEN: 'the-right-token-of-it',
    ...changes,
  };
  const config = readConfig(environment);
  return checkCdn({ config, fetch, now: Date.now, isHosted: true });
};

it('says that the CDN is told of changes, and nothing where there is none', async () => {
  expect(await see()).toMatchObject([{ level: 'ok', check: 'cdn' }]);
  expect(await see({ CDN: 'off' })).toEqual([]);
});

it.each([
  [{ CDN_TOKEN: 'a-wrong-token-of-twenty' }, 'does not accept CDN_TOKEN (401).'],
  [{ CDN_ID: 'other' }, 'does not know CDN_ID (404).'],
  [{ CDN_API_ORIGIN: 'http://127.0.0.1:1' }, 'cannot be told of changes at http://127.0.0.1:1 ('],
])('finds what is wrong in %j', async (changes, sentence) => {
  const [finding] = await see(changes);
  expect(finding?.level).toBe('problem');
  expect(finding?.sentence).toContain(sentence);
});
