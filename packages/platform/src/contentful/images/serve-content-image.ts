import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ImageCache, MediaFile, ReadyRenditions } from '../../images/index.ts';
import type { WorkQueue } from '../../work-queue/work-queue.ts';
import { type Rendered, render } from './render.ts';

export interface ContentImages {
  readonly ready: ReadyRenditions;
  readonly cache: ImageCache;
  readonly queue: WorkQueue;
}

/** Changes when the file does, or when something else is asked of it. */
export function imageKey({ name, version }: MediaFile, wanted: Rendered): string {
  const parts = JSON.stringify(['contentful', name, version, wanted]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

/** A picture that lies ready, that was made before, or that is made now. */
export async function contentImage(
  { ready, cache, queue }: ContentImages,
  file: MediaFile,
  wanted: Rendered,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = asksForWidthAlone(wanted) ? ready.find(file, wanted.width) : null;
  if (path !== null) return new Uint8Array(await readFile(path));
  return cache.get(imageKey(file, wanted), () => queue.run(() => render(file.path, wanted)));
}

function asksForWidthAlone(wanted: Rendered): wanted is Rendered & { readonly width: number } {
  const { width, height, fit, radius, quality, format } = wanted;
  const others = [height, fit, radius, quality];
  return width !== null && format === 'avif' && others.every((other) => other === null);
}
