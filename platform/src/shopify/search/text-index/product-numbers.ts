const FIRST_ROOM = 128;
const LONGEST = 65_535;

/** What scores need of each indexed product: how many different terms its fields have. By the product's number. */
export interface ProductNumbers {
  readonly liveCount: number;
  readonly deadCount: number;
  /** Takes the lengths of the fields in the order of their names; gives the product a number that no later one gets. */
  readonly add: (lengths: readonly number[]) => number;
  readonly remove: (product: number) => void;
  readonly isLive: (product: number) => boolean;
  readonly lengthOf: (product: number, field: number) => number;
  readonly averageLengthOf: (field: number) => number;
  readonly clear: () => void;
}

export function createProductNumbers(fieldCount: number): ProductNumbers {
  let lengths = new Uint16Array(FIRST_ROOM * fieldCount);
  let live = new Uint8Array(FIRST_ROOM);
  const sums = new Float64Array(fieldCount);
  let count = 0;
  let liveCount = 0;

  function makeRoom(): void {
    if (count < live.length) return;
    const longer = new Uint16Array(lengths.length * 2);
    longer.set(lengths);
    lengths = longer;
    const more = new Uint8Array(live.length * 2);
    more.set(live);
    live = more;
  }

  function addToSums(product: number, sign: 1 | -1): void {
    for (let field = 0; field < fieldCount; field += 1) {
      const length = lengths[product * fieldCount + field] ?? 0;
      sums[field] = (sums[field] ?? 0) + sign * length;
    }
    liveCount += sign;
  }

  return {
    get liveCount() {
      return liveCount;
    },
    get deadCount() {
      return count - liveCount;
    },
    add(fieldLengths) {
      makeRoom();
      const product = count;
      count += 1;
      for (const [field, length] of fieldLengths.entries())
        lengths[product * fieldCount + field] = Math.min(length, LONGEST);
      live[product] = 1;
      addToSums(product, 1);
      return product;
    },
    remove(product) {
      live[product] = 0;
      addToSums(product, -1);
    },
    isLive: (product) => live[product] === 1,
    lengthOf: (product, field) => lengths[product * fieldCount + field] ?? 0,
    averageLengthOf: (field) => (sums[field] ?? 0) / Math.max(1, liveCount),
    clear() {
      sums.fill(0);
      count = 0;
      liveCount = 0;
    },
  };
}
