/** The largest list of products is a megabyte or two. */
export const MAX_BYTES = 32 * 1024 ** 2;

const UTF8 = new TextDecoder();
const whole = new WeakSet<Response>();
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** An answer of a service that has come to its end. */
export function wholeResponse(
  bytes: Buffer<ArrayBuffer>,
  init: ResponseInit & { readonly status: number },
): Response {
  const response = new Response(WITHOUT_BODY.has(init.status) ? null : bytes, init);
  // Read as a body, it would be packed into a stream and taken out again.
  Object.defineProperty(response, 'text', { value: async () => UTF8.decode(bytes) });
  whole.add(response);
  return response;
}

/** An answer that stops halfway, or never ends, is none. */
export async function untilWhole(response: Response, mostBytes: number): Promise<Response> {
  if (whole.has(response)) return response;
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new TypeError(`The reply is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return wholeResponse(Buffer.concat(chunks), { status, statusText, headers });
}
