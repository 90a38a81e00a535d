/** In which products a term stands in one field, and how often in each; by the products' ascending numbers. */
export interface Postings {
  readonly products: Uint32Array;
  readonly frequencies: Uint8Array;
}

const MOST_OFTEN = 255;
const BYTES_IN_A_NUMBER = 4;

/** Postings while they come in. */
export interface OpenPostings {
  readonly products: number[];
  readonly frequencies: number[];
}

export function addPosting({ products, frequencies }: OpenPostings, product: number): void {
  const last = products.length - 1;
  if (products[last] !== product) {
    products.push(product);
    frequencies.push(1);
  } else frequencies[last] = Math.min((frequencies[last] ?? 0) + 1, MOST_OFTEN);
}

export function encodePostings({ products, frequencies }: OpenPostings): Uint8Array {
  const numbers = new Uint8Array(Uint32Array.from(products).buffer);
  const bytes = new Uint8Array(numbers.length + frequencies.length);
  bytes.set(numbers);
  bytes.set(frequencies, numbers.length);
  return bytes;
}

export function decodePostings(bytes: Uint8Array): Postings {
  const count = bytes.length / (BYTES_IN_A_NUMBER + 1);
  // A copy: a number has to begin at a multiple of four.
  const numbers = bytes.slice(0, count * BYTES_IN_A_NUMBER);
  return {
    products: new Uint32Array(numbers.buffer),
    frequencies: bytes.subarray(count * BYTES_IN_A_NUMBER),
  };
}
