import { expect, it, test } from 'vitest';
import { errorReportingOf } from './error-reporting.ts';

it('reports nothing when nothing is set', () => {
  expect(errorReportingOf({})).toBeNull();
});

test.each([
  ['https://abc123@o1.ingest.sentry.io/2', undefined, 'production'],
  ['http://key@127.0.0.1:4162/1', 'staging', 'staging'],
])('reports to %s', (dsn, name, environment) => {
  const set = { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: name };
  expect(errorReportingOf(set)).toEqual({ dsn, environment });
});

test.each([
  [{ SENTRY_DSN: 'https://o1.ingest.sentry.io/2' }, 'SENTRY_DSN must be an address'],
  [{ SENTRY_DSN: 'https://key:secret@o1.ingest.sentry.io/2' }, 'SENTRY_DSN must be an address'],
  [{ SENTRY_DSN: 'https://key@o1.ingest.sentry.io/' }, 'SENTRY_DSN must be an address'],
  [{ SENTRY_DSN: 'key@host/1' }, 'SENTRY_DSN must be an address'],
  [{ SENTRY_ENVIRONMENT: 'a b' }, 'SENTRY_ENVIRONMENT must be a name'],
])('stops the start for %o', (environment, sentence) => {
  expect(() => errorReportingOf(environment)).toThrow(sentence);
});
