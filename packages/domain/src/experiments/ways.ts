/** Way in which each experiment is shown, by key; 0 is the first. */
export type Ways = Readonly<Record<string, number>>;

/** Names of ways, in data and on orders. */
export const WAY_NAMES = ['a', 'b', 'c', 'd'] as const;
const NAMES: readonly string[] = WAY_NAMES;

export interface Shared {
  readonly key: string;
  /** Percentages of visitors, one for each way, that sum to 100. */
  readonly shares: readonly number[];
}

/** Numbers that visitors draw. So few that a number names nobody. */
export const VISITOR_NUMBERS = 10_000;

/** The way that a visitor's number leads to: always the same, and by chance for another experiment. */
export function drawWay(visitorNumber: number, { key, shares }: Shared): number {
  return wayAt(scatter(`${key} ${visitorNumber}`) % 100, shares);
}

/** The way at a place from 0 to 99. */
export function wayAt(place: number, shares: readonly number[]): number {
  let end = 0;
  const way = shares.findIndex((share) => {
    end += share;
    return place < end;
  });
  return Math.max(way, 0);
}

/** FNV-1a with a last mix, so that neighbours end far from each other. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Ways in a form for cookies, keys of pages and orders: `hero:b+menu:a`. */
export function writeWays(ways: Ways): string {
  return Object.entries(ways)
    .map(([key, way]) => `${key}:${WAY_NAMES[way] ?? WAY_NAMES[0]}`)
    .sort()
    .join('+');
}

const WRITTEN = /^([a-z0-9-]{1,40}):([a-d])$/;

/** Reads that form; what is not in it is left out. */
export function readWays(text: string): Ways {
  return Object.fromEntries(
    text.split('+').flatMap((part) => {
      const [, key, name = ''] = WRITTEN.exec(part) ?? [];
      const way = NAMES.indexOf(name);
      return key === undefined ? [] : [[key, way]];
    }),
  );
}
