import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

interface RichHtmlProps {
  /** Sanitized by the server (`clean-html.ts`, `rich-text.ts`). */
  readonly html: string;
}

/** The only place that renders HTML from text. */
export function RichHtml({ html }: RichHtmlProps) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it, and the policy header runs no script in it.
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
