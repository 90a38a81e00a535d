/** A copy in memory of its own: in Node's pool, whose parts are 64 KiB, a page of 33 kB would keep twice its size. */
export function ownBuffer(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
