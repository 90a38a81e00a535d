import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OverloadedBody, OverloadedBodyAt } from './overloaded-response.ts';

type Headers = readonly (readonly [string, string])[];
type TurnAway = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Serialized once, as overload sends thousands per second. */
interface SerializedReply {
  readonly status: 503;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Responds 503 at minimal cost. */
export function createTurnAway(
  defaultHeaders: Headers,
  overloadedBodyAt: OverloadedBodyAt,
): TurnAway {
  const ready = new Map<OverloadedBody, SerializedReply>();
  return (incoming, outgoing) => {
    const busy = overloadedBodyAt(pathOf(incoming));
    const overloaded = ready.get(busy) ?? serializeReply(busy, defaultHeaders);
    ready.set(busy, overloaded);
    outgoing.writeHead(overloaded.status, [...overloaded.headers]);
    outgoing.end(incoming.method === 'HEAD' ? null : overloaded.body);
  };
}

export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function serializeReply(
  { status, headers, body }: OverloadedBody,
  defaultHeaders: Headers,
): SerializedReply {
  const bytes = Buffer.from(body);
  const named = { ...Object.fromEntries(defaultHeaders), ...headers };
  const length = ['content-length', String(bytes.length)];
  return { status, headers: [...Object.entries(named), length].flat(), body: bytes };
}
