import type { TrackedEvent } from '../../shared/measurement/track.ts';

type Selection = Pick<Extract<TrackedEvent, { readonly list: string }>, 'list' | 'cards'>;

/** What the shop state remembers of a selection: the list and the product. */
export function selectionOf({ list, cards }: Selection): string {
  return [list, ...cards.map(({ card }) => card.id)].join('|');
}
