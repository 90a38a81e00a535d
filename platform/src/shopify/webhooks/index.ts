export { setContentListener } from './subscriptions.ts';
export { createWebhooks, type Webhooks } from './webhooks.ts';
export { webhooksArea } from './webhooks-area.ts';
