import { gid } from '../../protocol/index.ts';

/** The one channel of a shop: the storefronts that its tokens open. */
export const PUBLICATION = {
  __typename: 'Publication',
  id: gid('Publication', 1),
  name: 'Headless',
};
