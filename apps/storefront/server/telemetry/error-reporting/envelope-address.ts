/** Where a project's reports are posted to. */
export function envelopeAddressOf(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username });
  // The key stands in the query alone: fetch refuses addresses with a user in them.
  return `${origin}${path}/api/${project}/envelope/?${query}`;
}
