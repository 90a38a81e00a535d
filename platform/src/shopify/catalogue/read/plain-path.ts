import { decodeEscapes } from '../../../protocol/index.ts';

/** A path as redirects compare it: without escapes, whatever its case, with or without a slash at its end. */
export function plainPath(path: string): string {
  const plain = decodeEscapes(path).toLowerCase();
  let end = plain.length;
  while (end > 1 && plain[end - 1] === '/') end -= 1;
  return plain.slice(0, end);
}
