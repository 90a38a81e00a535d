import { useEffect, useState } from 'react';

/** What belongs to its visitor, changes something or is no page; with and without a locale before it. */
const NOT_AHEAD = import.meta.env.SSR
  ? ['api', 'account', 'cart', 'wishlist', 'newsletter', 'withdraw']
  : [];

// The browser's own file goes without: what stands in the page stays as the server wrote it.
const RULES = import.meta.env.SSR
  ? JSON.stringify({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: NOT_AHEAD.flatMap((path) => [`/${path}*`, `/*/${path}*`]) } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    })
  : '';

/**
 * Until the scripts run a link loads a whole page: the browser may fetch it when it is pointed at (it does not where
 * somebody saves data). From then on links are followed in place, and `FetchAhead` sees to what is fetched; a whole page
 * would be fetched for nothing.
 */
export function SpeculationRules() {
  // With all else that comes when the page has been taken over, and not by a drawing of its own (as `useHasScripts` would).
  const [isOver, setOver] = useState(false);
  useEffect(() => setOver(true), []);
  if (isOver) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and React would escape its quotes
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}
