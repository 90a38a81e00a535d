export { createPages, type PagesOptions } from './create-pages.ts';
export { languageFiles } from './language-file.ts';
export { methodGuard } from './method-guard.ts';
