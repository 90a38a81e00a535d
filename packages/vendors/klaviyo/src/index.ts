export { createEvents, type Events, type ProfileEvent } from './events.ts';
export type { KlaviyoFailure, KlaviyoOptions, KlaviyoResult } from './post-document.ts';
export { createSubscriptions, type Subscription, type Subscriptions } from './subscriptions.ts';
