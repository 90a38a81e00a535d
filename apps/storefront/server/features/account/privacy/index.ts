export { handlePrivacyWebhook, type PrivacyResult } from './handle-privacy-webhook.ts';
