export { createErrorReporter, openErrorReporter, watchPages } from './create-error-reporter.ts';
