export { createErrorReporter, type ErrorReporter } from './create-error-reporter.ts';
export { envelopeAddressOf } from './envelope-address.ts';
export { watchPages } from './watch-pages.ts';
