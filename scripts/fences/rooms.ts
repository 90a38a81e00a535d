import type { RoomName } from './may-import.ts';

export interface Room {
  readonly name: RoomName;
  /** The folder below the room, where the room is made of strangers (`features/cart` → `cart`). */
  readonly part: string;
}

/** Programs to measure beside: each has a package.json of its own and knows nothing of ours. */
const STRANGERS_TO_US = /^bench\/peers\/[^/]+\//;

/** First match wins, so a narrower path stands above a wider one. */
const PATHS: readonly (readonly [RegExp, RoomName])[] = [
  [/^packages\/domain\//, 'domain'],
  [/^packages\/contract\//, 'contract'],
  [/^packages\/patience\//, 'patience'],
  [/^packages\/vendors\/([^/]+)\//, 'vendors'],
  [/^packages\/platform\//, 'platform'],
  [/^apps\/storefront\/server\//, 'server'],
  [/^apps\/storefront\/app\/routes\//, 'routes'],
  [/^apps\/storefront\/app\/features\/([^/]+)\//, 'features'],
  [/^apps\/storefront\/app\/state\//, 'state'],
  [/^apps\/storefront\/app\/shared\//, 'shared'],
  [/^apps\/storefront\/app\/ui\//, 'ui'],
  [/^apps\/storefront\/app\//, 'app'],
  [/^apps\/storefront\//, 'tooling'],
  [/^apps\/stack\//, 'stack'],
  [/^e2e\//, 'e2e'],
  [/^bench\//, 'bench'],
  [/^scripts\//, 'scripts'],
];

/** The room that a file of the repository stands in, or null for files outside all rooms. */
export function roomOf(file: string): Room | null {
  if (STRANGERS_TO_US.test(file)) return null;
  for (const [pattern, name] of PATHS) {
    const match = file.match(pattern);
    if (match !== null) return { name, part: match[1] ?? '' };
  }
  return null;
}

/** Tests, and the builders and fixtures that only tests use. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/tests?\/|\/test-kit\//.test(file);
}
