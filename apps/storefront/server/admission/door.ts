import type { IncomingMessage, RequestListener } from 'node:http';
import { type BusyAnswer, busyAnswerAt } from './busy-answer.ts';
import type { LoopWatch } from './loop-watch.ts';

export type AskedFor = 'page' | 'call';

export interface DoorOptions {
  readonly listener: RequestListener;
  readonly loop: Pick<LoopWatch, 'lagInMs' | 'round'>;
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
  /**
   * … so many are let in between two looks at it. Much of what is asked is answered in one go, so a crowd shows by its
   * coming, not by its number inside; and a machine that is busy with other things turns nobody away who comes alone.
   */
  readonly mostInARoundWhenLate: number;
}

const LIMITS: DoorLimits = {
  page: { mostInside: 256, mostLagInMs: 150, mostInARoundWhenLate: 8 },
  call: { mostInside: 512, mostLagInMs: 400, mostInARoundWhenLate: 16 },
};

/**
 * Turns requests away before anything is done for them, once there are so many inside or the event loop is so late
 * that nobody would be served in time. Kept pages are answered in front of it; files, health and webhooks pass always.
 */
export function boundedDoor({
  listener,
  loop,
  usualHeaders,
  onShed = () => undefined,
  limits = LIMITS,
}: DoorOptions): RequestListener {
  let inside = 0;
  let round = loop.round();
  let cameInRound = 0;
  const common = Object.fromEntries(usualHeaders);

  return (incoming, outgoing) => {
    const askedFor = askedForOf(incoming);
    if (askedFor === null) {
      listener(incoming, outgoing);
      return;
    }
    if (round !== loop.round()) {
      round = loop.round();
      cameInRound = 0;
    }
    const { mostInside, mostLagInMs, mostInARoundWhenLate } = limits[askedFor];
    const isLate = loop.lagInMs() > mostLagInMs;
    if (inside >= mostInside || (isLate && cameInRound >= mostInARoundWhenLate)) {
      onShed(askedFor);
      const { status, headers, body }: BusyAnswer = busyAnswerAt(pathOf(incoming));
      outgoing.writeHead(status, { ...common, ...headers });
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
      return;
    }
    inside += 1;
    cameInRound += 1;
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
