import { setTimeout as delay } from 'node:timers/promises';
import { warmPages } from './cache/index.ts';
import type { Config } from './config/index.ts';
import type { createPages } from './pages/index.ts';
import type { createServices } from './services.ts';
import type { openSharedState } from './shared-state/index.ts';
import { type createHealth, flushLog, type Log } from './telemetry/index.ts';

const MAIN_PAGES = ['/', '/shop'];
const WARMING_LIMIT_IN_MS = 20_000;
/** A server without its Redis opens on its own. */
const JOINING_LIMIT_IN_MS = 2_000;

interface Warming {
  readonly sharedState: ReturnType<typeof openSharedState>;
  readonly services: ReturnType<typeof createServices>;
  readonly pages: ReturnType<typeof createPages>;
  readonly health: ReturnType<typeof createHealth>;
  readonly config: Config;
  readonly log: Log;
  readonly now: () => number;
}

/** Renders the main pages into the cache, and then calls the server warm. */
export async function warmServer(warming: Warming): Promise<void> {
  const { sharedState, services, pages, health, config, log, now } = warming;
  await sharedState.purges.ready(JOINING_LIMIT_IN_MS);
  const limitInMs = WARMING_LIMIT_IN_MS;
  await Promise.race([services.seo.ready(), delay(limitInMs, undefined, { ref: false })]);
  const work = { pages: pages.cache, locales: config.locales, paths: MAIN_PAGES };
  await warmPages({ ...work, log, now, limitInMs });
  flushLog();
  health.markWarm();
}
