import { giveBack } from '../give-back.ts';

/**
 * How large a piece of memory to compress bytes into: they come to less than half, and so are written in one. It is large
 * enough to be a piece of its own and none that Node cuts small ones out of, and odd, as none of those is.
 *
 * What compresses is held on to until the whole heap is cleared, and its piece with it, if that is not taken away from it:
 * sixteen kilobytes of a reply of one had the heap cleared whole every thousand calls.
 */
export function pieceSizeFor(bytes: Buffer): number {
  return Math.max(Buffer.poolSize >> 1, bytes.length >> 1) | 1;
}

/** What was compressed in memory of its own size; the piece it was written into is given back. */
export function exactly(compressed: Buffer, pieceSize: number): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  if (compressed.buffer.byteLength === pieceSize) giveBack(Buffer.from(compressed.buffer));
  return copy;
}
