export { createWebhooks } from './create-webhooks.ts';
