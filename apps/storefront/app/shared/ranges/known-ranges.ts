import type { MenuItem } from '@lokke/contract/ports';

/** The ranges that have a pigment and pictures of their own. */
const PIGMENTS: readonly string[] = ['rain', 'copper', 'honey', 'volt', 'moss', 'chalk'];

export interface RangeLink {
  readonly handle: string;
  readonly title: string;
}

/** The ranges that the merchant's menu leads to, in its order. */
export function rangesOfMenu(items: readonly MenuItem[]): readonly RangeLink[] {
  return items
    .flatMap((item) => [item, ...item.items])
    .flatMap(({ path, title }) => {
      const handle = rangeOfPath(path);
      return handle !== null && PIGMENTS.includes(handle) ? [{ handle, title }] : [];
    });
}

export function hasPigment(handle: string): boolean {
  return PIGMENTS.includes(handle);
}

/** The range whose page an address is, or null: `/range/rain` → `rain`. */
export function rangeOfPath(path: string): string | null {
  return /^\/range\/([^/?#]+)$/.exec(path)?.[1] ?? null;
}
