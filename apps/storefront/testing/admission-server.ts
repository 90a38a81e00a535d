import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { withAdmissionControl } from '../server/overload/index.ts';
import { listening } from './listening.ts';

/** Status lines of the answers to raw requests. */
export async function repliesTo(url: string, text: string): Promise<readonly string[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.write(text);
  await new Promise((closed) => socket.once('close', closed));
  return heard.match(/HTTP\/1\.1 \d+ [\w ]+/g) ?? [];
}

/** A real server with a manual clock, whose requests stay in flight until released. */
export async function openAdmissionServer() {
  let time = 0;
  let lagInMs = 0;
  let turnAgeInMs = 0;
  let round = 0;
  const shed: string[] = [];
  const inside: ServerResponse[] = [];
  const atHand = new Set(['/nl/kept']);
  let inFlightAtOnce = 0;
  const admission = withAdmissionControl({
    cached: ({ url = '' }) => (atHand.has(url) ? (outgoing) => outgoing.end('kept') : null),
    loop: {
      lagInMs: () => lagInMs,
      round: () => round,
      isWithinTurn: (ageInMs) => turnAgeInMs <= ageInMs,
    },
    defaultHeaders: [['x-content-type-options', 'nosniff']],
    onShed: (requestClass) => shed.push(requestClass),
    now: () => time,
    listener: (_incoming, outgoing) => {
      inside.push(outgoing);
      server.emit('inside');
    },
  });
  const server = createServer((incoming, outgoing) => {
    outgoing.once('close', () => server.emit('gone'));
    admission(incoming, outgoing);
    inFlightAtOnce = inside.length;
    server.emit('came');
  });
  const { url } = await listening(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const request = (path: string, init?: RequestInit) => fetch(url + path, init);
  const send = async (path: string, event: 'inside' | 'came', init?: RequestInit) => {
    const happened = once(server, event);
    const reply = request(path, init);
    reply.catch(() => undefined);
    await happened;
    return { reply };
  };
  return {
    shed,
    url,
    atHand,
    whenOneCame: (act: () => void) => server.on('came', act),
    request,
    inside: () => inside.length,
    /** Sends a request and waits until it is in flight. */
    enter: (path: string) => send(path, 'inside'),
    /** Sends a request and waits until it is queued. */
    come: (path: string, init?: RequestInit) => send(path, 'came', init),
    insideWhenItCame: async (path: string) => {
      await send(path, 'came');
      return inFlightAtOnce;
    },
    gone: () => once(server, 'gone'),
    letOut: async () => {
      const response = inside.shift();
      if (response === undefined) throw new Error('Nobody is inside.');
      const closed = once(response, 'close');
      response.end('served');
      await closed;
    },
    passTime: (byInMs: number) => {
      time += byInMs;
    },
    setLag: (next: number) => {
      lagInMs = next;
      round += 1;
    },
    setTurnAge: (next: number) => {
      turnAgeInMs = next;
    },
  };
}
