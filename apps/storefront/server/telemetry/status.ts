import { type LogEntry, withoutTelltales } from './log.ts';
import { ORDER_TOPIC, REQUESTS } from './watch-log.ts';

interface StatusOptions {
  readonly build: string;
  readonly markets: readonly string[];
  readonly isReady: () => boolean;
  readonly cachedPagesInBytes: () => number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const MAX_NAMES = 200;
const SHOWN_SEARCHES = 20;

/** Keeps the last of what the log tells. */
export function createStatus({
  build,
  markets,
  isReady,
  cachedPagesInBytes,
  now = () => Date.now(),
}: StatusOptions) {
  const startedAt = new Date(now()).toISOString();
  const openCircuits = new Map<string, string>();
  const webhooks = new Map<string, { at: string; topic: string }>();
  const problems = new Map<string, { at: string; count: number; reason: string | null }>();
  const broken = new Map<string, { market: string; reason: string }>();
  const held = new Map<string, string>();
  const searches = new Map<string, number>();
  let lastOrderAt: string | null = null;

  return {
    note: (entry: LogEntry): void => {
      const { event, level } = entry;
      if (REQUESTS.has(event)) return;
      const at = new Date(now()).toISOString();
      const service = textOf(entry['service']) ?? 'unknown';
      if (event === 'upstream.open') openCircuits.set(service, at);
      if (event === 'upstream.closed') openCircuits.delete(service);
      if (event === 'webhook') {
        const topic = textOf(entry['topic']) ?? '';
        webhooks.set(service, { at, topic });
        if (topic === ORDER_TOPIC) lastOrderAt = at;
      }
      if (event.startsWith('promotion.')) noteBroken(broken, entry);
      if (event.startsWith('content.')) noteHeld(held, entry);
      if (event === 'search.empty') countWords(searches, textOf(entry['words']) ?? '');
      if (level === 'info') return;
      const count = (problems.get(event)?.count ?? 0) + 1;
      const reason = reasonOf(entry);
      // Cleaned as in the log.
      problems.set(event, { at, count, reason: reason && withoutTelltales(reason) });
    },
    read: () => ({
      build,
      startedAt,
      isReady: isReady(),
      markets,
      cachedPagesInBytes: cachedPagesInBytes(),
      /** Services whose calls fail at once, with the time since when. */
      openCircuits: Object.fromEntries(openCircuits),
      /** Last webhook of each service, with its topic. */
      webhooks: Object.fromEntries(webhooks),
      lastOrderAt,
      /** Last of each event that is a warning or an error, with their number. */
      problems: Object.fromEntries(problems),
      /** Promotions that shoppers cannot get now, by market. */
      brokenPromotions: Object.fromEntries(
        [...Map.groupBy(broken.values(), ({ market }) => market)].map(([market, found]) => [
          market,
          found.map(({ reason }) => reason),
        ]),
      ),
      /** Changes to the content that are not shown, by market. */
      heldContent: Object.fromEntries(held),
      /** Searches that found nothing, most frequent first. */
      emptySearches: [...searches]
        .map(([words, count]) => ({ words, count }))
        .toSorted((left, right) => right.count - left.count)
        .slice(0, SHOWN_SEARCHES),
    }),
  };
}

function noteBroken(
  broken: Map<string, { market: string; reason: string }>,
  { event, ...entry }: LogEntry,
): void {
  const [market, kind, subject, reason] = ['market', 'kind', 'subject', 'reason'].map(
    (name) => textOf(entry[name]) ?? '',
  );
  const key = `${market} ${kind} ${subject}`;
  if (event === 'promotion.mended') broken.delete(key);
  if (event !== 'promotion.broken' || broken.size >= MAX_NAMES) return;
  broken.set(key, { market: market ?? '', reason: reason ?? '' });
}

function noteHeld(held: Map<string, string>, { event, ...entry }: LogEntry): void {
  const market = textOf(entry['market']) ?? '';
  if (event === 'content.mended') held.delete(market);
  if (event === 'content.held') held.set(market, textOf(entry['reason']) ?? '');
}

/** Finds why something went wrong, whatever an entry calls it. */
function reasonOf({ reason, refusal, failure }: LogEntry): string | null {
  const named = typeof failure === 'object' && failure !== null ? Object.values(failure) : [];
  return textOf(reason) ?? textOf(refusal) ?? (named.length > 0 ? named.join(' ') : null);
}

/** Bounded: at the limit a word that was searched for once makes room. */
function countWords(searches: Map<string, number>, words: string): void {
  const isNew = !searches.has(words);
  if (isNew && searches.size >= MAX_NAMES) {
    const rare = [...searches].find(([, count]) => count === 1)?.[0];
    if (rare === undefined) return;
    searches.delete(rare);
  }
  searches.set(words, (searches.get(words) ?? 0) + 1);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
