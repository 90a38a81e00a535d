import type { MenuItem } from '@lokke/contract/ports';
import { rangeOfPath } from './range-of-path.ts';

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
