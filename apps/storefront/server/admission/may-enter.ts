/** A page that is at hand, one that has to be made, or a call of our API. */
export type AskedFor = 'kept' | 'page' | 'call';

export interface Inside {
  readonly pages: number;
  readonly calls: number;
}

/** So few cost next to nothing: whoever comes nearly alone is let in, however late it is. */
export const FEW: Readonly<Record<AskedFor, number>> = { kept: 16, page: 4, call: 8 };

/** Those who look around fill half of the room; the rest is for those who buy. */
const PAGES_SHARE = 0.5;

/** Whether there is room for one more (see room.ts). A kept page takes none: it is answered in one go. */
export function mayEnter(askedFor: AskedFor, inside: Inside, room: number): boolean {
  const all = inside.pages + inside.calls;
  switch (askedFor) {
    case 'kept':
      return true;
    case 'page':
      return inside.pages < FEW.page || all < room * PAGES_SHARE;
    case 'call':
      return inside.calls < FEW.call || all < room;
  }
}
