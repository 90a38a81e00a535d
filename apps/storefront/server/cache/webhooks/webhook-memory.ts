import { kindOfTopic } from './changed-tags.ts';

export interface SignedWebhook {
  /** The HMAC that we computed, never the text of a header, which has many spellings. */
  readonly digest: string;
  readonly place: string;
  readonly topic: string;
}

export interface WebhookMemory {
  /** Records a webhook before it is handled; `other` is a body that first came for another shop or subject. */
  readonly begin: (webhook: SignedWebhook) => 'new' | 'known' | 'other';
  /** Lets a redelivery be handled; what the body is about stays. */
  readonly forget: (webhook: SignedWebhook) => void;
}

interface Remembered {
  readonly subject: string;
  readonly topics: ReadonlySet<string>;
}

/** Remembers the newest webhooks. Shopify signs the body alone, so a body stays with its first shop and subject. */
export function createWebhookMemory(mostWebhooks: number): WebhookMemory {
  const remembered = new Map<string, Remembered>();
  const keep = (digest: string, entry: Remembered): void => {
    remembered.delete(digest);
    remembered.set(digest, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > mostWebhooks && oldest !== undefined) remembered.delete(oldest);
  };
  return {
    begin: ({ digest, place, topic }) => {
      const subject = `${place} ${kindOfTopic(topic)}`;
      const { subject: first, topics } = remembered.get(digest) ?? { subject, topics: new Set() };
      if (subject !== first) return 'other';
      keep(digest, { subject, topics: new Set([...topics, topic]) });
      return topics.has(topic) ? 'known' : 'new';
    },
    forget: ({ digest, topic }) => {
      const entry = remembered.get(digest);
      if (entry === undefined) return;
      const topics = [...entry.topics].filter((one) => one !== topic);
      keep(digest, { ...entry, topics: new Set(topics) });
    },
  };
}
