import type { Config } from '../../config/index.ts';
import type { Metrics } from '../../telemetry/index.ts';
import { upstreamNames } from './upstream-names.ts';

export interface WatchedFetch {
  readonly config: Pick<Config, 'shops' | 'salons' | 'content'>;
  readonly fetch: typeof fetch;
  readonly metrics: Pick<Metrics, 'upstreamCalled'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Wraps fetch with call metrics. */
export function upstreamMetrics({ config, fetch, metrics, now }: WatchedFetch): typeof fetch {
  const nameOf = upstreamNames(config);
  return async (input, init) => {
    const startedAtInMs = now();
    const service = nameOf(input instanceof Request ? input.url : String(input));
    try {
      const response = await fetch(input, init);
      metrics.upstreamCalled(service, String(response.status), now() - startedAtInMs);
      return response;
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      metrics.upstreamCalled(service, isTimeout ? 'timeout' : 'unreachable', now() - startedAtInMs);
      throw error;
    }
  };
}
