export { createNewsletters, type Newsletters } from './create-newsletters.ts';
