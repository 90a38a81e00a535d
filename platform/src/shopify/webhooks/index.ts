export { createWebhooks, type Webhooks } from './deliver.ts';
export { setContentListener } from './subscriptions.ts';
export { webhooksArea } from './webhooks-area.ts';
