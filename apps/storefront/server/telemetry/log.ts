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

/**
 * Logs one JSON object per line. Lines are written in batches, since each write wakes the collector; errors are
 * written immediately.
 */
export function logLines(write: (text: string) => unknown): LogLines {
  let lines = '';
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (lines !== '') write(lines);
    lines = '';
  };
  return {
    log: (entry) => {
      lines += `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
      if (entry.level === 'error') flush();
      else timer ??= setTimeout(flush, WAIT_IN_MS).unref();
    },
    flush,
  };
}

const stdout = logLines((text) => process.stdout.write(text));
process.once('exit', stdout.flush);

export const logToStdout: Log = stdout.log;
