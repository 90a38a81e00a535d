/** Where the number stands in an ascending list; -1: nowhere. */
export function placeOf(numbers: Float64Array, number: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = numbers[middle] ?? 0;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
