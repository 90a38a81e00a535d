declare global {
  interface Document {
    /** Drawn ahead for a visitor who may never come; missing where browsers know no such thing. */
    readonly prerendering?: boolean;
  }
}

/**
 * A browser may draw a page ahead, from its address bar or a page of results. Until somebody sees it, it asks for nothing
 * of a visitor's, opens nothing and tells nobody of a visit.
 */
export async function waitForActivation(): Promise<void> {
  if (document.prerendering !== true) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
