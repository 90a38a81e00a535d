export { createErrorReporter, type ErrorReporter } from './create-error-reporter.ts';
export { createTunnel } from './create-tunnel.ts';
export { watchPages } from './watch-pages.ts';
