const ofOld = new WeakSet<Response>();

/** A page that was made of what was at hand, and some of that was older than it may be: it is to be made anew soon. */
export function markStale(page: Response): Response {
  ofOld.add(page);
  return page;
}

export function isStale(page: Response): boolean {
  return ofOld.has(page);
}
