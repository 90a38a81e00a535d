import { type Environment, textOf, wholeNumberOf } from './read-env.ts';

/** Settings of the server process. */
export interface RunSettings {
  /** Address to listen on. */
  readonly host: string;
  /** Whether a page's scripts start after the first paint (see the folder `bootstrap`). */
  readonly defersScripts: boolean;
  /** Whether other processes may listen on the same port (`reusePort`, Linux only). */
  readonly sharesPort: boolean;
  /** How long the server keeps answering after a stop signal, until load balancers notice. */
  readonly drainInMs: number;
  /** Listening address of the Prometheus endpoint; null disables it. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
}

export function runSettingsOf(environment: Environment): RunSettings {
  const port = wholeNumberOf(environment, {
    name: 'METRICS_PORT',
    otherwise: 0,
    min: 0,
    max: 65_535,
  });
  const host = textOf(environment, 'METRICS_HOST') ?? '127.0.0.1';
  return {
    // This machine alone, until somebody says otherwise.
    host: textOf(environment, 'HOST') ?? '127.0.0.1',
    defersScripts: environment['BOOTSTRAP'] !== 'off',
    sharesPort: environment['SHARE_PORT'] === 'on',
    drainInMs: wholeNumberOf(environment, {
      name: 'DRAIN_MS',
      otherwise: 0,
      min: 0,
      max: 120_000,
    }),
    metrics: port === 0 ? null : { port, host },
  };
}
