export { createNewsletters, KLAVIYO_REFUSALS, type Newsletters } from './create-newsletters.ts';
