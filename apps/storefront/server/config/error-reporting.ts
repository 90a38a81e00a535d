import { ConfigError, type Environment, textOf } from './read-env.ts';

export type ErrorReporting = NonNullable<ReturnType<typeof errorReportingOf>>;

/** Reads the Sentry settings; null disables error reporting. */
export function errorReportingOf(environment: Environment) {
  const dsn = textOf(environment, 'SENTRY_DSN');
  const name = textOf(environment, 'SENTRY_ENVIRONMENT') ?? 'production';
  if (!/^[\w.-]{1,64}$/.test(name)) {
    throw new ConfigError(`SENTRY_ENVIRONMENT must be a name such as production, not "${name}".`);
  }
  if (dsn === undefined) return null;
  const url = URL.parse(dsn);
  const isDsn =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^\w+$/.test(url.username) &&
    url.password === '' &&
    /\/\d+$/.test(url.pathname);
  if (!isDsn) {
    throw new ConfigError(
      'SENTRY_DSN must be an address such as https://key@o1.ingest.sentry.io/2, and is none.',
    );
  }
  return { dsn, environment: name };
}
