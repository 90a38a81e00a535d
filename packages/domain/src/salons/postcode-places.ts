import type { Position } from './salon.ts';

interface Addressed {
  readonly postcode: string | null;
  readonly position: Position | null;
}

/** Fewer characters in common say nothing about a place. */
const FEWEST_IN_COMMON = 2;

/**
 * Where a postcode probably is, told by the salons alone: the middle of those whose postcodes begin most
 * like it. Null when it has no digit, or nothing to do with any of them.
 */
export function postcodePlaces(salons: readonly Addressed[]): (text: string) => Position | null {
  const known = salons.flatMap(({ postcode, position }) =>
    postcode === null || position === null ? [] : [{ code: compact(postcode), position }],
  );
  return (text) => {
    const wanted = compact(text);
    if (!/\d/.test(wanted)) return null;
    let longest = FEWEST_IN_COMMON;
    let found: Position[] = [];
    for (const { code, position } of known) {
      const length = lengthInCommon(code, wanted);
      if (length < longest) continue;
      if (length > longest) found = [];
      longest = length;
      found.push(position);
    }
    return middleOf(found);
  };
}

function compact(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function lengthInCommon(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

function middleOf(places: readonly Position[]): Position | null {
  if (places.length === 0) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    latitude: sum(places.map(({ latitude }) => latitude)) / places.length,
    longitude: sum(places.map(({ longitude }) => longitude)) / places.length,
  };
}
