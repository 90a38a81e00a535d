export { createErrorReporter, watchPages } from './create-error-reporter.ts';
