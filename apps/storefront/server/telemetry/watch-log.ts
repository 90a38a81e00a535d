import type { Log, LogEntry } from './log.ts';
import type { Metrics } from './metrics.ts';
import { currentScope } from './request-scope.ts';

/** Single requests are counted with their durations. */
export const REQUESTS: ReadonlySet<string> = new Set(['page', 'api']);
/** The webhook that tells of a paid order. */
export const ORDER_TOPIC = 'orders/paid';

/**
 * Counts each event of the log by its market, and money with it, so that what is logged can also be watched. `words`, what a visitor
 * typed, reach the status in memory and never the log.
 */
export function watchLog(
  log: Log,
  metrics: Pick<Metrics, 'eventLogged' | 'valueLogged'>,
  note: (entry: LogEntry) => void,
): Log {
  return (entry) => {
    const { words: _, ...logged } = entry;
    log({ ...logged, level: entry.level, event: entry.event });
    note(entry);
    if (REQUESTS.has(entry.event)) return;
    const service = textOf(entry['service']);
    const market = textOf(entry['market'] ?? entry['shop'] ?? currentScope()?.fields.market);
    metrics.eventLogged(entry.event, market, service);
    const isOrder = entry['topic'] === ORDER_TOPIC;
    const place = isOrder ? textOf(entry['market'] ?? service) : market;
    if (isOrder) metrics.eventLogged('order.paid', place, service);
    const { value, currency } = entry;
    if (typeof value !== 'number' || typeof currency !== 'string') return;
    metrics.valueLogged(isOrder ? 'order.paid' : entry.event, place, currency, value);
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : 'none';
}
