import { deliverDue, type WebhooksOptions } from './deliver.ts';

export interface Webhooks {
  /** Sends what is due now; resolves to how many were delivered. */
  readonly deliver: () => Promise<number>;
  /** Sends what falls due from now on, until stopped. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 500;

/** Delivers webhooks from the store's outbox to subscribers. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  let underWay: Promise<number> | null = null;
  let timer: NodeJS.Timeout | null = null;
  // One run at a time, so that a slow delivery is not sent twice.
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
