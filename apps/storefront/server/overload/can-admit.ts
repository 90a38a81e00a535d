/** A page that is at hand, one that has to be made, or a call of our API. */
export type RequestClass = 'kept' | 'page' | 'call';

export interface InFlight {
  readonly pages: number;
  readonly calls: number;
}

/** So few cost next to nothing: whoever comes nearly alone is let in, however late it is. */
export const ALWAYS_ADMITTED: Readonly<Record<RequestClass, number>> = {
  kept: 16,
  page: 4,
  call: 8,
};

/** Those who look around fill half of the room; the rest is for those who buy. */
const PAGES_SHARE = 0.5;

/** Whether there is room for one more (see room.ts). A kept page takes none: it is answered in one go. */
export function canAdmit(askedFor: RequestClass, inside: InFlight, room: number): boolean {
  const all = inside.pages + inside.calls;
  switch (askedFor) {
    case 'kept':
      return true;
    case 'page':
      return inside.pages < ALWAYS_ADMITTED.page || all < room * PAGES_SHARE;
    case 'call':
      return inside.calls < ALWAYS_ADMITTED.call || all < room;
  }
}
