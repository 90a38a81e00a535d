const bodies = new WeakMap<Response, Buffer<ArrayBuffer>>();

/**
 * A response whose bytes are at hand for whoever stands between it and the visitor: packing a text into a Response and
 * taking it out again costs as much as a third of drawing a page.
 */
export function wholeReply(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  bodies.set(response, bytes);
  return response;
}

/** Null for a response that was made in another way. */
export function wholeBytesOf(response: Response): Buffer<ArrayBuffer> | null {
  return bodies.get(response) ?? null;
}

/** The parts of a text in one piece of memory, written where they are to stay. */
export function bytesOf(parts: readonly string[]): Buffer<ArrayBuffer> {
  const lengths = parts.map((part) => Buffer.byteLength(part));
  const bytes = Buffer.allocUnsafeSlow(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  return bytes;
}
