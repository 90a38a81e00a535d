/** Parts that the process above the workers needs, too, which loads no client of Redis. */
export { WEBHOOK_TURNS } from '../shared-state.ts';
export { type AttemptCounts, createAttemptCounts } from './attempt-counts.ts';
export { createExchangeMemory } from './exchange-memory.ts';
export { keepNewest } from './keep-newest.ts';
export type { Machine } from './state-in-process.ts';
export { createWebhookMemory } from './webhook-memory.ts';
