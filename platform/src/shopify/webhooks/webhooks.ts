import { type RepeatedWork, repeatWork } from '../../protocol/index.ts';
import { deliverDue, type WebhooksOptions } from './deliver.ts';

export interface Webhooks extends Pick<RepeatedWork, 'start' | 'stop'> {
  /** Sends what is due now; resolves to how many were delivered. */
  readonly deliver: RepeatedWork['run'];
}

/** Delivers webhooks from the store's outbox to subscribers. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { run, start, stop } = repeatWork('webhooks', () => deliverDue(options));
  return { deliver: run, start, stop };
}
