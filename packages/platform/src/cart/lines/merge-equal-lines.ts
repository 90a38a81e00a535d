import type { CartLine } from '../cart.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { lineSignature } from './line-signature.ts';

/** A change can make two lines equal; the first of them keeps its place and its id and takes the units of both. */
export function mergeEqualLines(lines: readonly CartLine[]): readonly CartLine[] {
  const bySignature = new Map<string, CartLine>();
  for (const line of lines) {
    const signature = lineSignature(line);
    const earlier = bySignature.get(signature);
    const quantity = Math.min(MAX_LINE_QUANTITY, (earlier?.quantity ?? 0) + line.quantity);
    bySignature.set(signature, { ...(earlier ?? line), quantity });
  }
  return [...bySignature.values()];
}
