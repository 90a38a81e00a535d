import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

/** JSON-LD (schema.org). */
export function StructuredData({ value }: { readonly value: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll(
    '<',
    '\\u003c',
  );
  const html = useMemo(() => trustedHtml(json), [json]);
  return (
    <script
      // Trusted Types forbids changing a script's text: a new element per page.
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
