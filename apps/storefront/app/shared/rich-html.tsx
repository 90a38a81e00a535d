import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

interface RichHtmlProps {
  /** Cleaned by the server: `clean-html.ts` for the merchant's, `rich-text.ts` for the content's. */
  readonly html: string;
}

/** The one place where a text comes as HTML. */
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
