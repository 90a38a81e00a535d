import { setTimeout as delay } from 'node:timers/promises';
import type { Locale, Market } from '@lokke/domain/markets';
import type { Salons } from './create-salons.ts';

/** Every page asks, so none waits long for a database that hangs. */
const MAX_WAIT_IN_MS = 1_000;
const ASKS_AGAIN_IN_MS = 30_000;

/** Tells whether pages lead to the salons of a market: only a database that says there are none hides them. */
export function createHasSalons(
  { listOf }: Pick<Salons, 'listOf'>,
  now: () => number = () => performance.now(),
  wait: (delayInMs: number) => Promise<null> = (delayInMs) =>
    delay(delayInMs, null, { ref: false }),
): (market: Market) => Promise<boolean> {
  const unknownUntil = new Map<Locale, number>();
  return async (market) => {
    const { locale } = market;
    if (now() < (unknownUntil.get(locale) ?? Number.NEGATIVE_INFINITY)) return true;
    const loaded = await Promise.race([listOf(market), wait(MAX_WAIT_IN_MS)]);
    if (loaded?.kind === 'found') return loaded.value.size > 0;
    unknownUntil.set(locale, now() + ASKS_AGAIN_IN_MS);
    return true;
  };
}
