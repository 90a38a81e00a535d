export { handlePrivacyWebhook } from './handle-privacy-webhook.ts';
