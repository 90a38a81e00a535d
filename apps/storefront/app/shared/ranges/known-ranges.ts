import type { MenuItem } from '@lokke/contract/ports';

/** Ranges with their own colours and pictures. */
const PIGMENTS: readonly string[] = ['rain', 'copper', 'honey', 'volt', 'moss', 'chalk'];

export interface RangeLink {
  readonly handle: string;
  readonly title: string;
}

/** Ranges in the merchant's menu, in order. */
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

/** Range of a path, or null: `/range/rain` → `rain`. */
export function rangeOfPath(path: string): string | null {
  return /^\/range\/([^/?#]+)$/.exec(path)?.[1] ?? null;
}
