import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

interface StructuredDataProps {
  readonly value: Readonly<Record<string, unknown>>;
}

/** What a page says to search engines (schema.org); data to the browser, which never runs it. */
export function StructuredData({ value }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll(
    '<',
    '\\u003c',
  );
  const html = useMemo(() => trustedHtml(json), [json]);
  return (
    <script
      // What was once a script's text is not to be altered (Trusted Types): another page's is another element.
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
