export interface WebhookDeduplication {
  /** Records the keys; true if any was seen before. */
  readonly check: (names: readonly string[]) => boolean;
  /** Forgets the keys, so that a redelivery is processed. */
  readonly forget: (names: readonly string[]) => void;
}

/** Remembers the newest keys; older webhooks are rejected by age. */
export function createWebhookDeduplication(mostNames: number): WebhookDeduplication {
  const seen = new Set<string>();
  return {
    check: (names) => {
      const isKnown = names.some((name) => seen.has(name));
      for (const name of names) {
        seen.delete(name);
        seen.add(name);
        const [oldest] = seen;
        if (seen.size > mostNames && oldest !== undefined) seen.delete(oldest);
      }
      return isKnown;
    },
    forget: (names) => {
      for (const name of names) seen.delete(name);
    },
  };
}
