export { createWebhooks, type Webhooks } from './deliver.ts';
export { type Delivery, listFailed, sendAgain } from './deliveries.ts';
export { postBy, postPublicly } from './post-publicly.ts';
export { CONTENT, setContentListener } from './subscriptions.ts';
export { webhooksArea } from './webhooks-area.ts';
