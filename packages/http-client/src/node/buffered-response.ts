/** The largest list of products is a megabyte or two. */
export const MAX_BYTES = 32 * 1024 ** 2;

const UTF8 = new TextDecoder();
const buffered = new WeakSet<Response>();
const STATUS_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Creates a response whose body has arrived in full. */
export function bufferedResponse(
  bytes: Buffer<ArrayBuffer>,
  init: ResponseInit & { readonly status: number },
): Response {
  const response = new Response(STATUS_WITHOUT_BODY.has(init.status) ? null : bytes, init);
  // The body's own method would wrap the bytes in a stream and read it again.
  Object.defineProperty(response, 'text', { value: async () => UTF8.decode(bytes) });
  buffered.add(response);
  return response;
}

/** Reads a response to its end; throws where that is not reached, or beyond `maxBytes`. */
export async function bufferResponse(response: Response, maxBytes: number): Promise<Response> {
  if (buffered.has(response)) return response;
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TypeError(`The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return bufferedResponse(Buffer.concat(chunks), { status, statusText, headers });
}
