import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { canAdmit, type RequestClass } from './can-admit.ts';
import { LIMIT_RANGE, nextLimit } from './concurrency-limit.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import { createRequestQueue } from './request-queue.ts';
import { createTurnAway, pathOf } from './shed-request.ts';

export interface AdmissionOptions {
  readonly listener: RequestListener;
  /** What answers a request at once, where its page is at hand. */
  readonly cached?: (incoming: IncomingMessage) => ((outgoing: ServerResponse) => void) | null;
  readonly loop: Pick<EventLoopLag, 'lagInMs' | 'round' | 'isWithinTurn'>;
  /** Headers of every reply. */
  readonly defaultHeaders: readonly (readonly [string, string])[];
  readonly onShed?: (askedFor: RequestClass) => void;
  readonly now: () => number;
}

interface Visitor {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly serve: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
}

/**
 * So long are requests begun in one turn of the event loop; then it looks who else has come. A long turn would leave
 * everybody waiting outside, where nobody sees for how long.
 */
const MAX_TURN_IN_MS = 15;
/** Where it took longer to hear what all have come for, serving them is worth half of that time. */
export function longestCallInMs(sinceFirstInMs: number): number {
  return Math.max(MAX_TURN_IN_MS, sinceFirstInMs / 2);
}

/** Where all wait for room: how often it is looked who has waited too long. */
const LOOK_EVERY_IN_MS = 50;

/**
 * Serves at once whom there is time for, lets the others wait a moment, and turns away who has waited too long, before
 * anything is done for them. Files, health and webhooks pass always.
 */
export function withAdmissionControl({
  listener,
  cached: atHand = () => null,
  loop,
  defaultHeaders: usualHeaders,
  onShed = () => undefined,
  now,
}: AdmissionOptions): RequestListener {
  const shedRequest = createTurnAway(usualHeaders);
  const queue = createRequestQueue<Visitor>();
  const inside = { pages: 0, calls: 0 };
  let room = LIMIT_RANGE.atFirst;
  let mostInside = 0;
  let round = loop.round();
  let isCalling = false;
  let calledInAtInMs = now();

  const hasRoom = (askedFor: RequestClass): boolean => {
    if (round !== loop.round()) {
      round = loop.round();
      room = nextLimit(room, { lagInMs: loop.lagInMs(), mostInside });
      mostInside = inside.pages + inside.calls;
    }
    return canAdmit(askedFor, inside, room);
  };

  const letIn = (askedFor: RequestClass, { incoming, outgoing, serve }: Visitor): void => {
    // Who has gone meanwhile needs nothing any more.
    if (outgoing.destroyed) return;
    if (askedFor !== 'kept') {
      const kind = askedFor === 'call' ? 'calls' : 'pages';
      inside[kind] += 1;
      mostInside = Math.max(mostInside, inside.pages + inside.calls);
      outgoing.once('close', () => {
        inside[kind] -= 1;
        if (!queue.isEmpty()) callSoon();
      });
    }
    serve(incoming, outgoing);
  };

  /** Those who wait are called in, as many as one turn has time for. */
  const callIn = (): void => {
    isCalling = false;
    const beganAtInMs = now();
    const longestInMs = longestCallInMs(beganAtInMs - calledInAtInMs);
    for (let late = queue.takeLate(beganAtInMs); late; late = queue.takeLate(beganAtInMs)) {
      onShed(late.askedFor);
      shedRequest(late.visitor.incoming, late.visitor.outgoing);
    }
    while (now() - beganAtInMs <= longestInMs) {
      const next = queue.takeNext(hasRoom);
      if (next === null) {
        if (!queue.isEmpty()) setTimeout(callSoon, LOOK_EVERY_IN_MS).unref();
        return;
      }
      letIn(next.askedFor, next.visitor);
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
    if (ALWAYS.test(pathOf(incoming))) return listener(incoming, outgoing);
    const answer = atHand(incoming);
    const askedFor = answer === null ? pageOrCall(incoming) : 'kept';
    const serve =
      answer === null ? listener : (_: IncomingMessage, to: ServerResponse) => answer(to);
    const visitor = { incoming, outgoing, serve };
    const isInTime = loop.isWithinTurn(MAX_TURN_IN_MS);
    if (isInTime && queue.waiting(askedFor) === 0 && hasRoom(askedFor)) {
      return letIn(askedFor, visitor);
    }
    queue.add(askedFor, visitor, now());
    callSoon();
  };
}

const ALWAYS = /^\/(?:assets|fonts|marks|pictures|webhooks)\/|^\/(?:healthz|readyz)$/;

function pageOrCall(incoming: IncomingMessage): 'page' | 'call' {
  return pathOf(incoming).startsWith('/api/') ? 'call' : 'page';
}
