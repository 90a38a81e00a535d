import type { WebhookMemory } from '../shared-state.ts';

interface Remembered {
  readonly subject: string;
  readonly topics: ReadonlySet<string>;
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
      const { subject: first, topics } = remembered.get(digest) ?? { subject, topics: new Set() };
      if (subject !== first) return 'other';
      keep(digest, { subject, topics: new Set([...topics, topic]) });
      return topics.has(topic) ? 'known' : 'new';
    },
    forget: async ({ digest, topic }) => {
      const entry = remembered.get(digest);
      if (entry === undefined) return;
      const topics = [...entry.topics].filter((one) => one !== topic);
      keep(digest, { ...entry, topics: new Set(topics) });
    },
  };
}
