import type { SignedWebhook, WebhookMemory, WebhookTurn } from '../shared-state.ts';
import { keepNewest } from './keep-newest.ts';

interface Remembered {
  readonly subject: string;
  /** Moment by topic until which it is being handled; null: it was. */
  readonly topics: ReadonlyMap<string, number | null>;
}

const MAX_REMEMBERED = 20_000;

/** Far longer than handling one takes: whoever began it is gone, and the next delivery is handled. */
export const BUSY_FOR_IN_MS = 60_000;

/** Remembers the newest webhooks. */
export function createWebhookMemory(now: () => number): WebhookMemory {
  const remembered = new Map<string, Remembered>();
  const keep = (digest: string, entry: Remembered): void =>
    keepNewest(remembered, MAX_REMEMBERED, digest, entry);
  return {
    begin: async ({ digest, subject, topic }) => {
      const { subject: first, topics } = remembered.get(digest) ?? { subject, topics: new Map() };
      if (subject !== first) return 'other';
      const before = topics.get(topic);
      if (before === null) return 'known';
      if (before !== undefined && before > now()) return 'busy';
      keep(digest, { subject, topics: new Map([...topics, [topic, now() + BUSY_FOR_IN_MS]]) });
      return 'new';
    },
    finish: async ({ digest, topic }) => {
      const entry = remembered.get(digest);
      if (entry === undefined) return;
      keep(digest, { ...entry, topics: new Map([...entry.topics, [topic, null]]) });
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

/** Steps of a webhook, asked of the process above the workers. Resolves to undefined where it does not answer. */
export type AskMachine = (
  step: keyof WebhookMemory,
  webhook: SignedWebhook,
) => Promise<WebhookTurn | undefined>;

/** Remembers webhooks for all workers of this machine; each goes on alone while there is no answer. */
export function webhooksOfMachine(ask: AskMachine, memory: WebhookMemory): WebhookMemory {
  const both = (step: 'finish' | 'forget') => async (webhook: SignedWebhook) => {
    await memory[step](webhook);
    await ask(step, webhook);
  };
  return {
    begin: async (webhook) => (await ask('begin', webhook)) ?? memory.begin(webhook),
    finish: both('finish'),
    forget: both('forget'),
  };
}
