import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { connect, createServer as createEntrance } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, it } from 'vitest';
import { connectionOptions, limitConnections } from './connection-limits.ts';
import { listenWidely } from './listen.ts';

const QUICK = {
  headersInMs: 60,
  requestInMs: 60,
  lookEveryInMs: 10,
  idleInMs: 10_000,
  silentInMs: 20_000,
  mostConnections: 1_000,
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(entrances: number, limits?: typeof QUICK) {
  const server = createServer(connectionOptions(limits), (_incoming, outgoing) =>
    outgoing.end('served'),
  );
  limitConnections(server, limits);
  const listening = await listenWidely(server, { port: 0, entrances });
  closing.push(() => {
    server.closeAllConnections();
    listening.close(() => undefined);
  });
  return { server, ...listening };
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, agent }, async (answer) => {
      let text = '';
      for await (const piece of answer) text += String(piece);
      done(text);
    }).once('error', failed);
  });
}

it('serves everybody, by whichever entrance they came', async () => {
  const { port, server } = await open(8);
  const agent = new Agent({ keepAlive: true });
  closing.push(() => agent.destroy());
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(port, agent)));
  expect(new Set(answers)).toEqual(new Set(['served']));
  // Some came by other entrances than the server's own.
  const byItsOwn = await new Promise<number>((told) =>
    server.getConnections((_error, count) => told(count)),
  );
  expect(byItsOwn).toBeLessThan(100);
});

it.skipIf(process.platform !== 'linux')(
  'lets many in during one turn of the event loop, not one',
  async () => {
    const { port, server } = await open(32);
    const turnsSoFar = () => performance.nodeTiming.uvMetricsInfo.loopCount;
    const turns: number[] = [];
    const everybodyIsIn = new Promise<void>((done) =>
      server.on('connection', () => {
        turns.push(turnsSoFar());
        if (turns.length === 200) done();
      }),
    );
    for (let count = 0; count < 200; count += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      closing.push(() => socket.destroy());
    }
    await everybodyIsIn;
    expect(new Set(turns).size).toBeLessThan(100);
  },
);

it('hangs up on slow clients by whichever entrance they came', async () => {
  const { port } = await open(8, QUICK);
  const heard = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (bytes) => {
        text += String(bytes);
      });
      socket.on('error', () => undefined);
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
      await closed;
      return text;
    }),
  );
  for (const one of heard) expect(one).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

it('says that its port is taken, by another server of the same shop as well', async () => {
  const { port } = await open(4);
  await expect(open4(port)).rejects.toThrow('EADDRINUSE');
  const stranger = createEntrance().listen(0);
  await once(stranger, 'listening');
  closing.push(() => stranger.close());
  const address = stranger.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(open4(taken)).rejects.toThrow('EADDRINUSE');
});

it('closed, takes nobody any more and ends when the last visitor has been served', async () => {
  const { port, close, server } = await open(8);
  const held: ServerResponse[] = [];
  server.removeAllListeners('request');
  server.on('request', (_incoming, outgoing) => {
    held.push(outgoing);
    if (held.length === 20) server.emit('everybody');
  });
  const everybody = once(server, 'everybody');
  const agent = new Agent();
  const answers = Array.from({ length: 20 }, () => ask(port, agent));
  await everybody;
  let hasEnded = false;
  const ended = new Promise<void>((done) => close(done)).then(() => {
    hasEnded = true;
  });
  await expect(ask(port, agent)).rejects.toThrow('ECONNREFUSED');
  expect(hasEnded).toBe(false);
  for (const outgoing of held) outgoing.end('served to the end');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['served to the end']));
  await ended;
});

const open4 = (port: number) => listenWidely(createServer(), { port, entrances: 4 });
