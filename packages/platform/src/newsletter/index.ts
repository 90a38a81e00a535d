export { documentPart } from './document-part.ts';
export { hasRevision, refuseDocument, shopOfCompany } from './klaviyo-call.ts';
export { newsletterArea } from './newsletter-area.ts';
