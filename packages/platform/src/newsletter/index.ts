export { documentPart, hasRevision, rejectDocument, shopOfCompany } from './klaviyo-call.ts';
export { newsletterArea } from './newsletter-area.ts';
