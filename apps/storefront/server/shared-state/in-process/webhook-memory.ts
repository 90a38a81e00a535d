import type { WebhookMemory } from '../shared-state.ts';

interface Remembered {
  readonly subject: string;
  readonly topics: ReadonlyMap<string, 'busy' | 'known'>;
}

const MAX_REMEMBERED = 20_000;

/** Remembers the newest webhooks. */
export function createWebhookMemory(mostWebhooks = MAX_REMEMBERED): WebhookMemory {
  const remembered = new Map<string, Remembered>();
  const keep = (digest: string, entry: Remembered): void => {
    remembered.delete(digest);
    remembered.set(digest, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > mostWebhooks && oldest !== undefined) remembered.delete(oldest);
  };
  return {
    begin: async ({ digest, subject, topic }) => {
      const { subject: first, topics } = remembered.get(digest) ?? { subject, topics: new Map() };
      if (subject !== first) return 'other';
      const before = topics.get(topic);
      keep(digest, { subject, topics: new Map([...topics, [topic, before ?? 'busy']]) });
      return before ?? 'new';
    },
    finish: async ({ digest, topic }) => {
      const entry = remembered.get(digest);
      if (entry === undefined) return;
      keep(digest, { ...entry, topics: new Map([...entry.topics, [topic, 'known']]) });
    },
    forget: async ({ digest, topic }) => {
      const entry = remembered.get(digest);
      if (entry === undefined) return;
      keep(digest, {
        ...entry,
        topics: new Map([...entry.topics].filter(([one]) => one !== topic)),
      });
    },
  };
}
