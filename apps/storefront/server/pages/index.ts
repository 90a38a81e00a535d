export { createPages, type PagesOptions } from './create-pages.ts';
export { FILE_FORM, methodGuard } from './method-guard.ts';
export { NO_FILES, pageFilesOf } from './page-files.ts';
export { pageFamilyOf, pageVersionOf } from './page-version.ts';
export { prefersMarkdown } from './with-markdown.ts';
