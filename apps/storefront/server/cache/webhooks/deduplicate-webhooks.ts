export interface WebhookDeduplication {
  /** True the second time that any of the names comes. */
  readonly check: (names: readonly string[]) => boolean;
  /** What could not be done now counts as never seen. */
  readonly forget: (names: readonly string[]) => void;
}

/** Remembers the newest names: a message that is older than they are is refused by its age. */
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
