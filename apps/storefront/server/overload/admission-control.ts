import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { canAdmit, type RefusableClass, type RequestClass } from './can-admit.ts';
import { LIMIT_RANGE, nextLimit } from './concurrency-limit.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import {
  createOverloadedBodies,
  createTurnAway,
  type OverloadedBodyAt,
  pathOf,
} from './overloaded-response.ts';
import { createRequestQueue } from './request-queue.ts';

interface AdmissionOptions {
  readonly listener: RequestListener;
  /** Serves a cached page synchronously; null for other requests. */
  readonly cached?: (incoming: IncomingMessage) => ((outgoing: ServerResponse) => void) | null;
  readonly loop: Pick<EventLoopLag, 'lagInMs' | 'round' | 'isWithinTurn'>;
  /** Tells whether the network of a request has had its share of new pages. */
  readonly isExcess?: (incoming: IncomingMessage) => boolean;
  /** Headers of every response. */
  readonly defaultHeaders: readonly (readonly [string, string])[];
  /** Body of overload responses. */
  readonly overloadedBodyAt?: OverloadedBodyAt;
  readonly onShed?: (requestClass: RefusableClass, userAgent?: string) => void;
  readonly now: () => number;
}

interface Visitor {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly serve: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
}

/**
 * Budget for starting requests within one turn of the event loop; during a longer one new connections would wait
 * unseen.
 */
const MAX_TURN_IN_MS = 15;
/** After a slow accept phase, serving may take half as long. */
export function maxCallInMs(sinceFirstInMs: number): number {
  return Math.max(MAX_TURN_IN_MS, sinceFirstInMs / 2);
}

/** Interval at which queued requests are checked for timeout. */
const LOOK_EVERY_IN_MS = 50;

/**
 * Admits requests within the concurrency limit, queues the rest briefly, and sheds those that wait too long before
 * any work is done for them. Files, health checks and webhooks always pass, and cached pages are never shed.
 */
export function withAdmissionControl({
  listener,
  cached: atHand = () => null,
  loop,
  isExcess = () => false,
  defaultHeaders,
  overloadedBodyAt = createOverloadedBodies(),
  onShed = () => undefined,
  now,
}: AdmissionOptions): RequestListener {
  const shedRequest = createTurnAway(defaultHeaders, overloadedBodyAt);
  const queue = createRequestQueue<Visitor>();
  const inside = { pages: 0, excess: 0, calls: 0 };
  let limit = LIMIT_RANGE.atFirst;
  let maxInFlight = 0;
  let round = loop.round();
  let isCalling = false;
  let calledInAtInMs = now();

  const hasRoom = (requestClass: RequestClass): boolean => {
    if (round !== loop.round()) {
      round = loop.round();
      limit = nextLimit(limit, { lagInMs: loop.lagInMs(), maxInFlight });
      maxInFlight = inside.pages + inside.calls;
    }
    return canAdmit(requestClass, inside, limit);
  };

  const letIn = (requestClass: RequestClass, { incoming, outgoing, serve }: Visitor): void => {
    // The client disconnected while queued.
    if (outgoing.destroyed) return;
    if (requestClass !== 'kept') {
      const kind = COUNTED_AS[requestClass];
      inside[kind] += 1;
      maxInFlight = Math.max(maxInFlight, inside.pages + inside.calls);
      outgoing.once('close', () => {
        inside[kind] -= 1;
        if (!queue.isEmpty()) callSoon();
      });
    }
    serve(incoming, outgoing);
  };

  /** Starts queued requests until the turn's budget is used up. */
  const callIn = (): void => {
    isCalling = false;
    const beganAtInMs = now();
    const longestInMs = maxCallInMs(beganAtInMs - calledInAtInMs);
    for (let late = queue.takeLate(beganAtInMs); late; late = queue.takeLate(beganAtInMs)) {
      const { incoming, outgoing } = late.visitor;
      // Made for others meanwhile.
      const respond = atHand(incoming);
      if (respond !== null) {
        respond(outgoing);
        continue;
      }
      onShed(late.requestClass, incoming.headers['user-agent']);
      shedRequest(incoming, outgoing);
    }
    while (now() - beganAtInMs <= longestInMs) {
      const next = queue.takeNext(hasRoom);
      if (next === null) {
        if (!queue.isEmpty()) setTimeout(callSoon, LOOK_EVERY_IN_MS).unref();
        return;
      }
      letIn(next.requestClass, next.visitor);
    }
    if (!queue.isEmpty()) callSoon();
  };

  const callSoon = (): void => {
    if (isCalling) return;
    isCalling = true;
    calledInAtInMs = now();
    setImmediate(callIn);
  };

  return (incoming, outgoing) => {
    if (!hasOneHost(incoming)) return respondBadRequest(outgoing);
    if (ALWAYS.test(pathOf(incoming))) return listener(incoming, outgoing);
    const respond = atHand(incoming);
    const requestClass = respond === null ? classOf(incoming, isExcess) : 'kept';
    const serve =
      respond === null ? listener : (_: IncomingMessage, to: ServerResponse) => respond(to);
    const visitor = { incoming, outgoing, serve };
    const isInTime = loop.isWithinTurn(MAX_TURN_IN_MS);
    if (isInTime && queue.waiting(requestClass) === 0 && hasRoom(requestClass)) {
      return letIn(requestClass, visitor);
    }
    queue.add(requestClass, visitor, now());
    callSoon();
  };
}

const ALWAYS = /^\/(?:assets|brand|marks|webhooks)\/|^\/(?:healthz|readyz)$/;

const COUNTED_AS: Readonly<Record<RefusableClass, 'pages' | 'excess' | 'calls'>> = {
  page: 'pages',
  excess: 'excess',
  call: 'calls',
};

function classOf(
  incoming: IncomingMessage,
  isExcess: (incoming: IncomingMessage) => boolean,
): RefusableClass {
  if (pathOf(incoming).startsWith('/api/')) return 'call';
  return isExcess(incoming) ? 'excess' : 'page';
}

/**
 * Tells whether a request names one host (RFC 9112 §3.2). Of several Node takes the first, a proxy in front perhaps another:
 * the two would then mean different pages.
 */
function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

function respondBadRequest(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
  outgoing.end('A request names one host.\n');
}
