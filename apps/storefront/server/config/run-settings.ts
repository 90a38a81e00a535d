import { type Environment, textOf, wholeNumberOf } from './read-env.ts';

/** How the server is run and watched. */
export interface RunSettings {
  /** Whether a page's scripts wait until it has been seen (the folder `bootstrap`). */
  readonly defersScripts: boolean;
  /** Whether other processes may listen on the same port, as the system allows on Linux. */
  readonly sharesPort: boolean;
  /** How long it still answers after it was told to stop: until those who send visitors know. */
  readonly drainInMs: number;
  /** Where Prometheus finds metrics; null where nobody asks for them. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
}

export function runSettingsOf(environment: Environment): RunSettings {
  const port = wholeNumberOf(environment, {
    name: 'METRICS_PORT',
    otherwise: 0,
    least: 0,
    most: 65_535,
  });
  const host = textOf(environment, 'METRICS_HOST') ?? '127.0.0.1';
  return {
    defersScripts: environment['BOOTSTRAP'] !== 'off',
    sharesPort: environment['SHARE_PORT'] === 'on',
    drainInMs: wholeNumberOf(environment, {
      name: 'DRAIN_MS',
      otherwise: 0,
      least: 0,
      most: 120_000,
    }),
    metrics: port === 0 ? null : { port, host },
  };
}
