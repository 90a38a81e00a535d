import { expect, it } from 'vitest';
import { unreadNames } from './check-names.ts';
import { runChecks } from './run-checks.ts';

it.each([
  [['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT_MS'], ['UPSTREAM_TIMEOUT']],
  [
    ['SHOPIFY_NLX_DOMAIN', 'SHOPIFY_NL_DOMAIN', 'port'],
    ['SHOPIFY_NLX_DOMAIN', 'port'],
  ],
  [['SHOPIFY_NL_ADMIN_CLIENT_SECRET_FILE', 'REDIS_URL_FILE'], []],
  // Names that Node, OpenTelemetry's exporter and Amazon's tools read.
  [['NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_HEADERS', 'AWS_PROFILE', 'TZ'], []],
])('of the names %j nothing reads %j', (names, unread) => {
  expect(unreadNames(names)).toEqual(unread);
});

it('tells of a name in .env that nothing reads', async () => {
  const findings = await runChecks({
    environment: { MARKETS: 'zz' },
    namesInFile: ['MARKETS', 'UPSTREAM_TIMEOUT'],
    fetch,
    now: Date.now,
  });
  expect(findings[0]).toMatchObject({
    level: 'warning',
    sentence:
      'Nothing reads UPSTREAM_TIMEOUT, which .env sets. .env.example has all settings by name.',
  });
});
