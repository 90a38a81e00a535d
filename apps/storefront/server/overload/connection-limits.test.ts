import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listening } from '../../testing/listening.ts';
import { type ConnectionLimits, connectionOptions, limitConnections } from './connection-limits.ts';

const QUICK = {
  headersInMs: 60,
  requestInMs: 60,
  lookEveryInMs: 10,
  idleInMs: 60,
  silentInMs: 20_000,
  lingerInMs: 60,
  maxConnections: 2,
  maxPerNetwork: null,
};

async function openServer(limits: ConnectionLimits = QUICK) {
  const server = createServer(connectionOptions(limits), (incoming, outgoing) => {
    if (incoming.url === '/never') return;
    if (incoming.url === '/refused') return void outgoing.end('refused');
    incoming.on('data', () => undefined);
    incoming.once('end', () => outgoing.end('served'));
  });
  limitConnections(server, limits);
  const { port } = await listening(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port };
}

/** Everything received until the server disconnected. */
async function say(port: number, said: string, localAddress = '127.0.0.1'): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(said);
  await closed;
  return heard;
}

const PATIENT = { headersInMs: 20_000, requestInMs: 20_000, lingerInMs: 20_000 };
const CLOSE = 'host: a\r\nconnection: close\r\n';

it('answers a client that still sends what was refused, and closes when it has sent all', async () => {
  const { port } = await openServer({ ...QUICK, ...PATIENT, maxConnections: 20 });
  const sends = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST /refused HTTP/1.1\r\n${CLOSE}content-length: 1000000\r\n\r\n`);
    const sent = setInterval(10, undefined)[Symbol.asyncIterator]();
    for (let part = 0; part < 10; part += 1) {
      await sent.next();
      socket.write('a'.repeat(100_000));
    }
    socket.end();
    return text(socket);
  };
  for (const heard of await Promise.all(Array.from({ length: 10 }, sends))) {
    expect(heard).toMatch(/^HTTP\/1\.1 200 .*refused$/s);
  }
});

// The 408 is optional: a client that is still sending may get a reset instead.
describe('a client that takes its time', () => {
  it.each([
    ['never ends its headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ', /^(?:HTTP\/1\.1 408 |$)/],
    [
      'announces a body and sends a drop of it',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx',
      /^(?:HTTP\/1\.1 408 |$)/,
    ],
    ['asks once and keeps the line', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', /^HTTP\/1\.1 200 /],
    ['asks to be left and stays', `GET / HTTP/1.1\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 200 /],
    ['says nothing', '', /^(?:HTTP\/1\.1 408 |$)/],
  ])('and %s is hung up on', async (_name, text, heard) => {
    const { port } = await openServer();
    expect(await say(port, text)).toMatch(heard);
  });

  it('and takes nothing of its answer is hung up on', async () => {
    const { port } = await openServer({ ...QUICK, silentInMs: 60 });
    expect(await say(port, 'GET /never HTTP/1.1\r\nhost: a\r\n\r\n')).toBe('');
  });

  // Linux alone has all of 127.0.0.0/8.
  const onLinux = process.platform === 'linux';
  it.each([
    ['more connections than there may be', { maxConnections: 2 }, false],
    ['all that its network may have', { maxConnections: 9, maxPerNetwork: 2 }, onLinux],
  ])('and takes %s leaves room until one has gone', async (_, limits, hasOtherNetworks) => {
    const patient = { ...QUICK, ...PATIENT };
    const { port } = await openServer({ ...patient, ...limits });
    const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of sockets) await once(socket, 'connect');
    const asking = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    expect(await say(port, asking)).toBe('');
    if (hasOtherNetworks) expect(await say(port, asking, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => say(port, asking)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('what is set by default leaves an honest client all the time that it needs', () => {
  expect(connectionOptions()).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 65_000,
  });
});
