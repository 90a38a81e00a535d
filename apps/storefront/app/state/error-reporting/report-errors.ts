import { ERROR_SAMPLE_RATE, scrub } from '@lokke/contract/error-reporting';
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { onCapturedError } from '../../shared/error-reporting/error-buffer.ts';

// Our own server passes reports on and knows where to: nothing is asked of a third party, and no key is shown.
const TUNNEL = '/errors';
const ANY_DSN = 'https://browser@errors.invalid/1';

/** Sends what was noted; loaded once a page has come to rest, and only where reports are taken. */
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
