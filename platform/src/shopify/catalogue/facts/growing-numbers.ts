type Numbers = Float64Array | Uint32Array | Uint8Array;

const FIRST_LENGTH = 1024;

/** A list of numbers in as few bytes as its array takes for each. */
export interface GrowingNumbers<Kind extends Numbers> {
  readonly length: number;
  readonly push: (value: number) => void;
  /** The numbers so far, in an array of their own. */
  readonly toArray: () => Kind;
}

export type SmallNumbers = Uint16Array | Uint32Array;

const BEYOND_TWO_BYTES = 65_536;

/** In two bytes each where all of them have room there. */
export function narrowed(numbers: Uint32Array): SmallNumbers {
  return numbers.every((one) => one < BEYOND_TWO_BYTES) ? Uint16Array.from(numbers) : numbers;
}

export function growingNumbers<Kind extends Numbers>(
  make: (length: number) => Kind,
): GrowingNumbers<Kind> {
  let numbers = make(FIRST_LENGTH);
  let length = 0;
  function resized(room: number): Kind {
    const array = make(room);
    array.set(numbers.subarray(0, length));
    return array;
  }
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === numbers.length) numbers = resized(length * 2);
      numbers[length] = value;
      length += 1;
    },
    toArray: () => resized(length),
  };
}
