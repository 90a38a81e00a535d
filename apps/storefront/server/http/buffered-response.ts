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

const MAX_BYTES_OF_A_SIGN = 3;
let scratch = Buffer.allocUnsafeSlow(1 << 18);

/**
 * The parts of a text in one piece of memory, as long as they are. They are written into a larger one first: to count
 * their bytes takes as long as to write them.
 */
export function bytesOf(parts: readonly string[]): Buffer<ArrayBuffer> {
  const most = parts.reduce((sum, { length }) => sum + length * MAX_BYTES_OF_A_SIGN, 0);
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const part of parts) end += scratch.write(part, end);
  const bytes = Buffer.allocUnsafeSlow(end);
  scratch.copy(bytes, 0, 0, end);
  return bytes;
}
