import { setTimeout as delay } from 'node:timers/promises';
import type { Prometheus } from './prometheus.ts';
import type { WatchedShop } from './shop.ts';
import { missingSigns } from './signs.ts';
import type { Trouble } from './troubles.ts';

export interface Outcome {
  /** Seconds from the beginning of the trouble until each alert fired. */
  readonly firedAfter: ReadonlyMap<string, number>;
  /** Expected alerts that did not fire in time. */
  readonly missing: readonly string[];
  /** Signs of the runbook that nobody finds. */
  readonly unseen: readonly string[];
  /** Alerts that nobody expected. */
  readonly others: readonly string[];
}

const STEP_IN_MS = 250;
/** Time for alerts that need longer than the expected one, and should not fire. */
const LISTEN_ON_IN_MS = 6_000;
const QUIET_LIMIT_IN_MS = 240_000;

export async function watchTrouble(
  trouble: Trouble,
  shop: WatchedShop,
  prometheus: Prometheus,
  /** Alerts of earlier troubles that nothing ends. */
  lasting: ReadonlySet<string>,
): Promise<Outcome> {
  const { alerts, limitInSeconds, signs, begin, again, end } = trouble;
  const firedAfter = new Map<string, number>();
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const isComplete = () => alerts.every((name) => firedAfter.has(name));
  const look = async () => {
    await again?.(shop);
    for (const name of await prometheus.firing()) {
      if (!firedAfter.has(name) && !lasting.has(name)) firedAfter.set(name, seconds());
    }
    await delay(STEP_IN_MS);
  };
  let unseen: readonly string[] = [];
  await begin(shop);
  try {
    while (!isComplete() && seconds() < limitInSeconds) await look();
    unseen = await missingSigns(signs, shop.places);
    const until = performance.now() + LISTEN_ON_IN_MS;
    while (performance.now() < until) await look();
  } finally {
    await end(shop);
  }
  return {
    firedAfter,
    unseen,
    missing: alerts.filter((name) => (firedAfter.get(name) ?? Infinity) > limitInSeconds),
    others: [...firedAfter.keys()].filter((name) => !alerts.includes(name)),
  };
}

/** Waits until no alert fires or is about to; returns the names of those that do not end. */
export async function untilQuiet({ active }: Prometheus): Promise<readonly string[]> {
  const until = performance.now() + QUIET_LIMIT_IN_MS;
  for (;;) {
    const names = await active();
    if (names.size === 0 || performance.now() > until) return [...names];
    await delay(STEP_IN_MS);
  }
}
