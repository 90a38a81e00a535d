export { createAccounts } from './accounts.ts';
export { createBackInStock } from './back-in-stock.ts';
export { createEvents } from './events.ts';
export type { KlaviyoFailure } from './post-document.ts';
export { createSubscriptions } from './subscriptions.ts';
