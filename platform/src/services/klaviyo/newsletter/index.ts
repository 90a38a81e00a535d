export {
  companyOfShop,
  documentPart,
  hasRevision,
  rejectDocument,
  shopOfCompany,
} from './klaviyo-call.ts';
export { newsletterArea } from './newsletter-area.ts';
export {
  METRIC_POINTER,
  type ProfileEvent,
  parseProfileEvent,
  propertyPointer,
} from './profile-event.ts';
