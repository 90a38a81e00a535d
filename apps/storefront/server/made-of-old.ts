const ofOld = new WeakSet<Response>();

/** A page that was made of what was at hand, and some of that was older than it may be: it is to be made anew soon. */
export function madeOfOld(page: Response): Response {
  ofOld.add(page);
  return page;
}

export function wasMadeOfOld(page: Response): boolean {
  return ofOld.has(page);
}
