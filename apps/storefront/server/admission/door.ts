import type { IncomingMessage, RequestListener } from 'node:http';
import { type BusyAnswer, busyAnswerAt } from './busy-answer.ts';

export type AskedFor = 'page' | 'call';

export interface DoorOptions {
  readonly listener: RequestListener;
  readonly lagInMs: () => number;
  /** Headers of every reply. */
  readonly usualHeaders: readonly (readonly [string, string])[];
  readonly onShed?: (askedFor: AskedFor) => void;
  readonly limits?: DoorLimits;
}

/** From where on a request is turned away: buyers are let in for longer than those who look around. */
export type DoorLimits = Readonly<Record<AskedFor, DoorLimit>>;

export interface DoorLimit {
  readonly mostInside: number;
  /** When the event loop is later than this … */
  readonly mostLagInMs: number;
  /** … so many may be inside: a machine that is busy with other things turns nobody away who comes alone. */
  readonly mostInsideWhenLate: number;
}

const LIMITS: DoorLimits = {
  page: { mostInside: 256, mostLagInMs: 150, mostInsideWhenLate: 48 },
  call: { mostInside: 512, mostLagInMs: 400, mostInsideWhenLate: 96 },
};

/**
 * Turns requests away before anything is done for them, once there are so many inside or the event loop is so late
 * that nobody would be served in time. Kept pages are answered in front of it; files, health and webhooks pass always.
 */
export function boundedDoor({
  listener,
  lagInMs,
  usualHeaders,
  onShed = () => undefined,
  limits = LIMITS,
}: DoorOptions): RequestListener {
  let inside = 0;
  const common = Object.fromEntries(usualHeaders);

  return (incoming, outgoing) => {
    const askedFor = askedForOf(incoming);
    if (askedFor === null) {
      listener(incoming, outgoing);
      return;
    }
    const { mostInside, mostLagInMs, mostInsideWhenLate } = limits[askedFor];
    const isLate = lagInMs() > mostLagInMs;
    if (inside >= (isLate ? mostInsideWhenLate : mostInside)) {
      onShed(askedFor);
      const { status, headers, body }: BusyAnswer = busyAnswerAt(pathOf(incoming));
      outgoing.writeHead(status, { ...common, ...headers });
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
      return;
    }
    inside += 1;
    outgoing.once('close', () => {
      inside -= 1;
    });
    listener(incoming, outgoing);
  };
}

const ALWAYS = /^\/(?:assets|fonts|marks|pictures|webhooks)\/|^\/(?:healthz|readyz)$/;

function askedForOf(incoming: IncomingMessage): AskedFor | null {
  const path = pathOf(incoming);
  if (path.startsWith('/api/')) return 'call';
  return ALWAYS.test(path) ? null : 'page';
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
