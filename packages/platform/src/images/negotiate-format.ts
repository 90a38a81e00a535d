import type { ImageFormat } from './image-request.ts';

/** The best format that the Accept header names; otherwise the original's own. */
export function negotiateFormat(accept: string | null, original: ImageFormat): ImageFormat {
  const accepted = (accept ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*/, '').trim().toLowerCase());
  if (accepted.includes('image/avif')) return 'avif';
  if (accepted.includes('image/webp')) return 'webp';
  return original;
}
