import { hostname } from 'node:os';
import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config/index.ts';
import { currentScope } from './request-scope.ts';
import { currentTraceId } from './spans.ts';

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

export interface LogLines {
  readonly log: Log;
  /** Writes buffered lines. */
  readonly flush: () => void;
}

const WAIT_IN_MS = 100;
const REMOVED = '…';
/** Never logged, however deep a failure carries them. */
const SECRET_NAMES = [
  'email',
  'password',
  'token',
  'accessToken',
  'firstName',
  'lastName',
  'address',
  'phone',
  'cookie',
  'authorization',
];
/** Parts of e-mail addresses, of Shopify's tokens and of JSON web tokens. */
const TELLTALES = ['@', 'shpat_', 'shpss_', 'shpca_', 'shcat_', 'shprt_', 'eyJ'];

/**
 * Logs one JSON object per line, with the request and trace that it belongs to. Lines are written in batches, since
 * each write wakes the collector; errors are written immediately.
 */
export function logLines(
  write: (text: string) => unknown,
  level: LogLevel = 'info',
  base: Readonly<Record<string, string>> | null = null,
): LogLines {
  const batch = createBatch(write);
  const logger = pino(
    {
      base,
      level,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: withoutPersonalData },
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: REMOVED,
      },
      mixin: () => ({ ...currentScope()?.fields, ...traceField() }),
      // A field of the entry itself counts, such as the request id of a page.
      mixinMergeStrategy: (entry, mixed) => ({ ...mixed, ...entry }),
    },
    batch,
  );
  return {
    log: ({ level: entryLevel, ...entry }) => {
      logger[entryLevel](entry);
      if (entryLevel === 'error') batch.flush();
    },
    flush: batch.flush,
  };
}

function createBatch(write: (text: string) => unknown): DestinationStream & { flush: () => void } {
  let lines = '';
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (lines !== '') write(lines);
    lines = '';
  };
  return {
    write: (line) => {
      lines += line;
      timer ??= setTimeout(flush, WAIT_IN_MS).unref();
    },
    flush,
  };
}

/** Reasons are other people's sentences, which may quote what a visitor typed. */
function withoutPersonalData(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutTelltales(value) : value,
    ]),
  );
}

/** Word by word, so that no long text makes it slow. */
export function withoutTelltales(text: string): string {
  if (!TELLTALES.some((part) => text.includes(part))) return text;
  return text
    .split(' ')
    .map((word) => (TELLTALES.some((part) => word.includes(part)) ? REMOVED : word))
    .join(' ');
}

/** Describes a failure that nobody foresaw. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function traceField(): { readonly traceId?: string } {
  const traceId = currentTraceId();
  return traceId === null ? {} : { traceId };
}

const opened: (() => void)[] = [];

/** Writes what is buffered, before others are told of what the lines say. */
export function flushLog(): void {
  for (const flush of opened) flush();
}

/** Opens the log of this process on standard output; each line names its server and, where there is one, the build. */
export function openStdoutLog(level: LogLevel, build?: string): Log {
  const base = { server: hostname(), ...(build !== undefined && { build }) };
  const stdout = logLines((text) => process.stdout.write(text), level, base);
  process.once('exit', stdout.flush);
  opened.push(stdout.flush);
  return stdout.log;
}

export const logToStdout: Log = openStdoutLog('info');
