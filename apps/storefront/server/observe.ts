import { BUILD_HEADER, buildMark } from '@lokke/contract/data-format';
import type { ServerBuild } from 'react-router';
import type { Config } from './config/index.ts';
import { securityHeadersOf } from './http/index.ts';
import {
  createHealth,
  createMetrics,
  createRouteNames,
  createStatus,
  createVisitMetrics,
  type Log,
  watchLog,
} from './telemetry/index.ts';

interface Sources {
  readonly build: Pick<ServerBuild, 'assets' | 'routes'>;
  readonly config: Config;
  readonly log: Log;
}

export type Observed = ReturnType<typeof observe>;

/** Creates what tells operators how the server does: health, metrics, status and a log that feeds both. */
export function observe({ build, config, log }: Sources, cachedPagesInBytes: () => number) {
  const { version } = build.assets;
  const health = createHealth();
  const { isReady } = health;
  const marketAndRouteOf = createRouteNames(build.routes);
  const metrics = createMetrics({ build: version, cachedPagesInBytes, isReady, marketAndRouteOf });
  const markets = config.locales;
  const status = createStatus({ build: version, markets, isReady, cachedPagesInBytes });
  const routeOf = (path: string) => marketAndRouteOf(path).route;
  return {
    health,
    metrics,
    marketAndRouteOf,
    routeOf,
    readStatus: status.read,
    log: watchLog(log, metrics, status.note),
    visits: createVisitMetrics({
      ...metrics,
      routeOf,
      build: version,
      share: config.measurement.vitalsShare,
    }),
    defaultHeaders: [
      ...securityHeadersOf(config.publicOrigin),
      [BUILD_HEADER, buildMark(version)] as const,
    ],
  };
}
