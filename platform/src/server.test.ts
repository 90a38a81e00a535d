import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPlatform } from '../tests/fixtures/platform.ts';
import { type ServedPlatform, servePlatform } from './server.ts';

const ASKING = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

let served: ServedPlatform;
const sockets: Socket[] = [];
beforeEach(async () => {
  served = await servePlatform(openPlatform(), {
    port: 0,
    connectionLimits: { maxConnections: 3, maxPerNetwork: 2 },
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await served.stop();
});

function open(localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: served.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** The status line that answers a text; nothing where the platform hangs up. */
async function answerTo(text: string, localAddress?: string): Promise<string> {
  const socket = open(localAddress);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.write(text);
  await new Promise((closed) => socket.once('close', closed));
  return heard.split('\r\n')[0] ?? '';
}

// Linux alone has all of 127.0.0.0/8.
it.runIf(process.platform === 'linux')(
  'hangs up on more connections than one network may have, and on more than there may be in all',
  async () => {
    for (const socket of [open(), open()]) await once(socket, 'connect');
    expect(await answerTo(ASKING)).toBe('');
    expect(await answerTo(ASKING, '127.0.0.2')).toBe('HTTP/1.1 200 OK');
    await once(open('127.0.0.3'), 'connect');
    expect(await answerTo(ASKING, '127.0.0.4')).toBe('');
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => answerTo(ASKING)).toBe('HTTP/1.1 200 OK');
  },
);

it('refuses a request with two hosts', async () => {
  const twice = ASKING.replace('host: localhost', 'host: localhost\r\nHost: nl.localhost');
  expect(await answerTo(twice)).toBe('HTTP/1.1 400 Bad Request');
  expect(await answerTo(ASKING)).toBe('HTTP/1.1 200 OK');
});
