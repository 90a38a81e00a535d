import { ERROR_SAMPLE_RATE, scrub } from '@lokke/contract/error-reporting';
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { onCapturedError } from '../../shared/error-reporting/error-buffer.ts';

// Same-origin tunnel: hides the vendor's key.
const TUNNEL = '/errors';
const ANY_DSN = 'https://browser@errors.invalid/1';

/** Sends captured errors; loaded when idle and only if enabled. */
export function reportErrors(): void {
  const client = new BrowserClient({
    dsn: ANY_DSN,
    tunnel: TUNNEL,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sampleRate: ERROR_SAMPLE_RATE,
    beforeSend: (event) => ({ ...event, ...Object(scrub(event)) }),
  });
  client.init();
  onCapturedError((error) => {
    const scope = new Scope();
    scope.setTransactionName(window.location.pathname);
    client.captureException(error, {}, scope);
  });
}
