import type { RefusalCode } from '@lokke/contract/errors';

export type ReadJson =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly refusal: RefusalCode };

/** A request's JSON, read no further than the limit whatever its Content-Length claims. */
export async function readJson(request: Request, mostBytes: number): Promise<ReadJson> {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    return { ok: false, refusal: 'notJson' };
  }
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) {
    return { ok: false, refusal: 'bodyTooLarge' };
  }
  const bytes = await readBytes(request.body, mostBytes);
  if (bytes === null) return { ok: false, refusal: 'bodyTooLarge' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, body: JSON.parse(text) };
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
