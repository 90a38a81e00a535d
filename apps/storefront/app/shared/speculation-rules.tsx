import { useEffect, useState } from 'react';

/** Personal pages, pages with effects and non-pages, with and without a locale. */
const EXCLUDED = import.meta.env.SSR
  ? [
      ...['api', 'account', 'cart', 'checkouts', 'wishlist', 'newsletter'],
      ...['withdraw', 'cancel', 'contact', 'discount', 's/'],
    ]
  : [];

// Empty in the browser: hydration keeps the server's text.
const RULES = import.meta.env.SSR
  ? JSON.stringify({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: EXCLUDED.flatMap((path) => [`/${path}*`, `/*/${path}*`]) } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    })
  : '';

/**
 * Speculation rules until hydration: links load whole pages then, which browsers may prefetch on hover. After that
 * `FetchAhead` prefetches the data.
 */
export function SpeculationRules() {
  // Removed together with other post-hydration updates, without a render of its own.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (isHydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and React would escape its quotes
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}
