import { useEffect, useState } from 'react';
import { readBrowserTraits, wayTo } from './prefetch-policy.ts';

/** Links say for themselves whether they lead to such a page; browsers keep at most two. */
const RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' }],
});

/** Lets browsers make the page of a link that is pointed at, until the router is there where it follows all links. */
export function SpeculationRules() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => setIsOver(wayTo('/', readBrowserTraits()) !== 'document'), []);
  if (isOver) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and React would escape its quotes
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}
