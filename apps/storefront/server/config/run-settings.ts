import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  ConfigError,
  type Environment,
  isOn,
  numberOf,
  originOf,
  shareOf,
  textOf,
} from './read-env.ts';

const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Receiver of traces (docs/going-live/monitoring.md). */
export interface TraceSettings {
  /** The collector's base URL for OTLP over HTTP, without a trailing slash. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of the traces begun here that are sent, 0 to 1. */
  readonly ratio: number;
}

/** Reads the listening address of the Prometheus endpoint; null disables it. */
export function metricsAddressOf(environment: Environment) {
  const port = numberOf(environment, 'METRICS_PORT');
  return port === 0 ? null : { port, host: textOf(environment, 'METRICS_HOST') ?? '127.0.0.1' };
}

/** Number of processes that share the port; null: the server is one process, without another above it. */
export function workerCountOf(environment: Environment): number | null {
  const name = 'WORKERS';
  const text = textOf(environment, name);
  if (text === undefined) return null;
  if (text === 'auto') return availableParallelism();
  if (!/^\d+$/.test(text)) {
    throw new ConfigError(`${name} must be auto or a whole number, not "${text}".`);
  }
  return numberOf(environment, 'WORKERS');
}

/** Reads the settings of the server process. */
export function runSettingsOf(environment: Environment) {
  return {
    // Listens on this machine alone, until somebody says otherwise.
    host: textOf(environment, 'HOST') ?? '127.0.0.1',
    /** Tells whether a page's scripts start after the first paint (see the folder `bootstrap`). */
    defersScripts: isOn(environment, 'BOOTSTRAP', 'on'),
    /** Time that the server keeps answering after a stop signal, until load balancers notice. */
    drainInMs: numberOf(environment, 'DRAIN_MS'),
    metrics: metricsAddressOf(environment),
    logLevel: logLevelOf(environment),
    traces: traceSettingsOf(environment),
  };
}

function logLevelOf(environment: Environment): LogLevel {
  const text = textOf(environment, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

/** Reads the variables of OpenTelemetry's specification; null sends no traces. */
function traceSettingsOf(environment: Environment): TraceSettings | null {
  const endpoint = textOf(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return null;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be the collector's http(s) address, not "${endpoint}".`,
    );
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: textOf(environment, 'OTEL_SERVICE_NAME') ?? 'storefront',
    ratio: shareOf(environment, 'OTEL_TRACES_SAMPLER_ARG', 1),
  };
}

/** Reads where a build's hashed files are besides the build itself. */
export function assetSettingsOf(environment: Environment) {
  const isStored = textOf(environment, 'ASSET_ORIGIN') !== undefined;
  return {
    /** Folder with the hashed files of the last builds (`npm run assets -- keep`); null when there is none. */
    folder: assetFolderOf(environment),
    /** Origin that has them at `/assets/<name>` (`npm run assets -- push`); null when there is none. */
    origin: isStored ? originOf(environment, 'ASSET_ORIGIN', '') : null,
  };
}

function assetFolderOf(environment: Environment): string | null {
  const named = textOf(environment, 'ASSETS_DIR');
  if (named === undefined) return null;
  const folder = resolve(environment['INIT_CWD'] ?? '.', named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new ConfigError(`ASSETS_DIR names "${folder}", which is no folder.`);
}
