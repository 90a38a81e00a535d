import type { RequestClass } from '@lokke/storefront/server/overload/can-admit.ts';
import { RETRY_AFTER_IN_SECONDS } from '@lokke/storefront/server/overload/overloaded-response.ts';
import { seededRandom } from '../numbers.ts';
import { createEventQueue } from './event-queue.ts';
import type { Scenario } from './scenario.ts';
import { createShopifyLimits, type ShopifyLimits } from './shopify-limits.ts';
import { createTally, type Tally } from './tally.ts';
import { type CallStep, type PageStep, planVisit, type Step } from './visit.ts';
import { createWorker, type Job } from './worker.ts';

/** A page that says 503 loads itself again after this, and the visitor leaves after so many. */
const RELOAD_IN_MS = 5 * RETRY_AFTER_IN_SECONDS * 1_000;
const MAX_RELOADS = 2;
const REDIS_IN_MS = 1;

export interface Forecast {
  readonly tallies: Readonly<Record<RequestClass, Tally>>;
  /** All page views, those that the CDN answers without a wait included. */
  readonly pageViews: Tally;
  readonly visitors: number;
  readonly lost: number;
  /** Share of the CPU time that all workers have, 0 to 1. */
  readonly busyShare: number;
  readonly maxInFlight: number;
  readonly shopify: ShopifyLimits;
}

/** Lets a crowd arrive at servers behind an even balancer, event by event. */
export function simulate(scenario: Scenario): Forecast {
  const { costs, durationInMs, shopifyInMs } = scenario;
  const random = seededRandom(scenario.seed);
  const events = createEventQueue<() => void>();
  let now = 0;
  const at = (atInMs: number, then: () => void) => events.add(atInMs, then);
  const workers = Array.from({ length: scenario.servers * scenario.workersPerServer }, () =>
    createWorker({ shedInMs: costs.shed, at }, () => now),
  );
  const tally = () => createTally(random);
  const tallies = { kept: tally(), page: tally(), call: tally() };
  const pageViews = tally();
  const shopify = createShopifyLimits();
  let turn = 0;
  let visitors = 0;
  let lost = 0;

  /** The balancer: the next worker in turn. */
  const nextWorker = () => {
    turn = (turn + 1) % workers.length;
    return workers[turn];
  };
  const send = (
    work: Pick<Job, 'requestClass' | 'firstInMs' | 'waitInMs' | 'restInMs'>,
    ended: (outcome: 'served' | 'shed', atInMs: number) => void,
  ) => {
    const askedAtInMs = now;
    nextWorker()?.arrive({
      ...work,
      end: (outcome, atInMs) => {
        const { served, shed } = tallies[work.requestClass];
        if (outcome === 'served') served(atInMs - askedAtInMs);
        else shed(atInMs);
        ended(outcome, atInMs);
      },
    });
  };
  /** Half to one and a half times the mean. */
  const about = (mean: number) => mean * (0.5 + random());

  /** A page and what follows it; without the page a visitor makes no calls either. */
  const view = (from: PageStep['from'], reloads: number, then: () => void): void => {
    if (from === 'cdn') {
      pageViews.served(0);
      then();
      return;
    }
    const askedAtInMs = now;
    send(pageWork(from), (outcome, atInMs) => {
      if (outcome === 'served') {
        pageViews.served(atInMs - askedAtInMs);
        at(atInMs, then);
      } else {
        pageViews.shed(atInMs);
        if (reloads < MAX_RELOADS) at(atInMs + RELOAD_IN_MS, () => view(from, reloads + 1, then));
        else lost += 1;
      }
    });
  };
  const pageWork = (from: 'memory' | 'redis' | 'render') => {
    const [cpu, waitInMs] = {
      memory: [costs.kept, 0] as const,
      redis: [costs.fromRedis, REDIS_IN_MS] as const,
      render: [costs.rendered, 0] as const,
    }[from];
    const requestClass = from === 'memory' ? ('kept' as const) : ('page' as const);
    const cpuInMs = about(cpu);
    return { requestClass, firstInMs: cpuInMs / 2, waitInMs, restInMs: cpuInMs / 2 };
  };
  const makeCall = ({ asks, points }: CallStep): void => {
    const cpuInMs = about(costs.call);
    const waitInMs = asks === 'nothing' ? 0 : about(shopifyInMs);
    const work = { firstInMs: cpuInMs / 2, waitInMs, restInMs: cpuInMs / 2 };
    send({ requestClass: 'call', ...work }, (outcome, atInMs) => {
      if (outcome === 'served') shopify.ask(asks, points, atInMs);
    });
  };
  const follow = (steps: readonly Step[], index = 0): void => {
    const step = steps[index];
    if (step === undefined) return;
    const goOn = () => {
      const next = steps[index + 1];
      if (next === undefined) return;
      if (next.afterInMs === 0) follow(steps, index + 1);
      else at(now + next.afterInMs, () => follow(steps, index + 1));
    };
    if (step.does.kind === 'page') view(step.does.from, 0, goOn);
    else {
      makeCall(step.does);
      goOn();
    }
  };
  const arrive = (): void => {
    visitors += 1;
    follow(planVisit(scenario, random));
    at(now + (-Math.log(1 - random()) * 60_000) / scenario.visitorsPerMinute, arrive);
  };
  const revalidateInMs = scenario.pageFreshInMs / scenario.busyUrls;
  const revalidate = (): void => {
    nextWorker()?.work(about(costs.rendered));
    at(now + revalidateInMs, revalidate);
  };

  at(0, arrive);
  at(revalidateInMs, revalidate);
  for (let next = events.take(); next !== null; next = events.take()) {
    if (next.atInMs > durationInMs) break;
    now = next.atInMs;
    next.event();
  }
  const busyInMs = workers.reduce((sum, worker) => sum + worker.busyInMs(), 0);
  return {
    tallies,
    pageViews,
    visitors,
    lost,
    busyShare: Math.min(1, busyInMs / (durationInMs * workers.length)),
    maxInFlight: Math.max(...workers.map((worker) => worker.maxInFlight())),
    shopify,
  };
}
