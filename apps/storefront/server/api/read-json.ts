import type { RefusalCode } from '@lokke/contract/errors';

export type ReadJson =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly refusal: RefusalCode };

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** A request's JSON, read no further than the limit whatever its Content-Length claims. */
export async function readJson(request: Request, mostBytes: number): Promise<ReadJson> {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    return { ok: false, refusal: 'notJson' };
  }
  const claimed = request.headers.get('content-length');
  if (Number(claimed ?? 0) > mostBytes) return { ok: false, refusal: 'bodyTooLarge' };
  // The server reads no more than what is claimed; in one piece that is less work than as a stream.
  const bytes =
    claimed === null ? await readBytes(request.body, mostBytes) : await request.arrayBuffer();
  if (bytes === null || bytes.byteLength > mostBytes) return { ok: false, refusal: 'bodyTooLarge' };
  try {
    return { ok: true, body: JSON.parse(UTF8.decode(bytes)) };
  } catch {
    return { ok: false, refusal: 'malformedJson' };
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
