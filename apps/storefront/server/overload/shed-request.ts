import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OverloadedBody, overloadedBodyAt } from './overloaded-response.ts';

type Headers = readonly (readonly [string, string])[];
type TurnAway = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** As it travels: it is said thousands of times a second when it is said at all. */
interface ReadyAnswer {
  readonly status: 503;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Tells a visitor to come back later, at next to no cost. */
export function createTurnAway(defaultHeaders: Headers): TurnAway {
  const ready = new Map<OverloadedBody, ReadyAnswer>();
  return (incoming, outgoing) => {
    const busy = overloadedBodyAt(pathOf(incoming));
    const answer = ready.get(busy) ?? readyAnswer(busy, defaultHeaders);
    ready.set(busy, answer);
    outgoing.writeHead(answer.status, [...answer.headers]);
    outgoing.end(incoming.method === 'HEAD' ? null : answer.body);
  };
}

export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function readyAnswer(
  { status, headers, body }: OverloadedBody,
  defaultHeaders: Headers,
): ReadyAnswer {
  const bytes = Buffer.from(body);
  const named = { ...Object.fromEntries(defaultHeaders), ...headers };
  const length = ['content-length', String(bytes.length)];
  return { status, headers: [...Object.entries(named), length].flat(), body: bytes };
}
