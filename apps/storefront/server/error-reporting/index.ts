export { createErrorReporter, type ErrorReporter } from './create-error-reporter.ts';
export { createTunnel } from './create-tunnel.ts';
export { envelopeAddressOf } from './envelope-address.ts';
export { watchPages } from './watch-pages.ts';
