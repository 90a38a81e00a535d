export { contactArea } from './contact-area.ts';
export { CONTACT_METRIC, takeContactMessage } from './take-contact-message.ts';
