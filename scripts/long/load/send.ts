import { createLines, type Lines, type Reply } from './lines.ts';

export interface Wanted {
  readonly kind: 'browse' | 'cart' | 'checkout' | 'account';
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `shed` is a 503 that says when to come back; whatever else is no good answer is an error. */
export type Fate = 'accepted' | 'shed' | 'error';

export interface Sent {
  readonly kind: Wanted['kind'];
  readonly fate: Fate;
  readonly tookInMs: number;
  /** By how much the one who sends it was late. */
  readonly sentLateInMs: number;
  /** The status, or why there was none. */
  readonly detail: string;
}

const LONGEST_IN_MS = 30_000;
const MOST_LINES = 4_000;
const linesByOrigin = new Map<string, Lines>();

/** Sends one and reads the whole answer; the time counts from when it was due, not from when it could be sent. */
export function send(wanted: Wanted, dueAtInMs = performance.now()): Promise<Sent> {
  const { origin, host, hostname, port, pathname, search } = addressOf(wanted.url);
  const { kind, method = 'GET', headers = {}, body = '' } = wanted;
  const fields = {
    host,
    ...headers,
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
  const sentLateInMs = performance.now() - dueAtInMs;
  return new Promise((resolve) => {
    linesTo(origin, hostname, Number(port)).ask(request, (reply) => {
      const tookInMs = performance.now() - dueAtInMs;
      resolve({ kind, tookInMs, sentLateInMs, ...fateOf(reply) });
    });
  });
}

/** People want the same few hundred addresses again and again. */
const addresses = new Map<
  string,
  Pick<URL, 'origin' | 'host' | 'hostname' | 'port' | 'pathname' | 'search'>
>();

function addressOf(url: string) {
  const known = addresses.get(url);
  if (known !== undefined) return known;
  const { origin, host, hostname, port, pathname, search } = new URL(url);
  const address = { origin, host, hostname, port, pathname, search };
  addresses.set(url, address);
  return address;
}

function linesTo(origin: string, hostname: string, port: number): Lines {
  // The address itself: looking up a name for each line takes threads that the crowd needs.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  const known =
    linesByOrigin.get(origin) ??
    createLines({ host, port, mostOpen: MOST_LINES, longestInMs: LONGEST_IN_MS });
  linesByOrigin.set(origin, known);
  return known;
}

function fateOf(reply: Reply): Pick<Sent, 'fate' | 'detail'> {
  if (reply.kind === 'broken') return { fate: 'error', detail: reply.why };
  const { status, saysWhenToComeBack } = reply.head;
  const detail = String(status);
  if (status === 503 && saysWhenToComeBack) return { fate: 'shed', detail };
  return { fate: status >= 200 && status < 400 ? 'accepted' : 'error', detail };
}

export function hangUp(): void {
  for (const lines of linesByOrigin.values()) lines.hangUp();
  linesByOrigin.clear();
}
