import type { PlatformContext } from '../platform-context.ts';
import { deliverDue } from './deliver.ts';

export interface WebhooksOptions
  extends Pick<PlatformContext, 'store' | 'shops' | 'now' | 'origin'> {
  readonly fetch: typeof fetch;
  /** What news of the content are signed with; null where nobody listens. */
  readonly contentSecret: string | null;
}

export interface Webhooks {
  /** Sends what is due now; answers how much of it arrived. */
  readonly deliver: () => Promise<number>;
  /** Sends what falls due from now on, until stopped. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 500;

/** The mail carrier between the store's outbox and whoever subscribed. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  let underWay: Promise<number> | null = null;
  let timer: NodeJS.Timeout | null = null;
  // One round at a time: nothing is sent twice because it takes long.
  const deliver = (): Promise<number> => {
    underWay ??= deliverDue(options).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return {
    deliver,
    start: () => {
      timer ??= setInterval(() => {
        deliver().catch((error: unknown) => console.error('webhooks:', error));
      }, LOOK_EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await underWay?.catch(() => 0);
    },
  };
}
