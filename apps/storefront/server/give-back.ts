/**
 * Gives the memory of bytes that nobody reads any more back at once. Left to be found, they wait by the hundred for the
 * next clearing of the whole heap, and what is kept meanwhile comes to lie between them.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  // Small ones are cut out of a piece that others lie in as well.
  const isOwn = buffer.byteLength === byteLength;
  if (isOwn && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
