export { createNewsletters, type Newsletters } from './create-newsletters.ts';
export { KLAVIYO_REFUSALS } from './klaviyo-errors.ts';
