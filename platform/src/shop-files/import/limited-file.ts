import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { DataError } from '../../store/index.ts';

/** Size that is read at most: files are held whole, some of them twice. */
export const MOST_BYTES = 200_000_000;

/** Yields a file that somebody named. Throws `DataError` for one that is too large, also where its size is not told before. */
export async function* chunksOf(path: string, most = MOST_BYTES): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    size += chunk.length;
    if (size > most) {
      throw new DataError(
        `${basename(path)} is larger than ${most / 1_000_000} MB. Split it into several files.`,
      );
    }
    yield chunk;
  }
}

/** Reads a file that somebody named. Throws `DataError` for one that is too large. */
export async function readLimited(path: string, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(path, most)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
