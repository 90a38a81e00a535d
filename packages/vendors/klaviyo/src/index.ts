export { createEvents } from './events.ts';
export type { KlaviyoFailure } from './post-document.ts';
export { createSubscriptions } from './subscriptions.ts';
