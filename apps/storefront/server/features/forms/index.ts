export { openEmailMarketing } from './email-marketing.ts';
export type { FormsOptions } from './form-kit.ts';
export { createNewsletters, type Newsletters } from './newsletters.ts';
export { createRestocks, type Restocks } from './restocks.ts';
export { createWrittenForms, type WrittenForms } from './written-forms.ts';
