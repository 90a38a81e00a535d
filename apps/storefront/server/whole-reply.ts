const texts = new WeakMap<Response, string>();

/**
 * A response whose text is at hand for whoever stands between it and the visitor: packing a text into a Response and
 * taking it out again costs as much as a third of drawing a page.
 */
export function wholeReply(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** Null for a response that was made in another way. */
export function wholeTextOf(response: Response): string | null {
  return texts.get(response) ?? null;
}
