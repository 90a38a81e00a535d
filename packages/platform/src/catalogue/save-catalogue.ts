import type { PlatformContext } from '../platform-context.ts';
import type { ShopKey } from '../shops/index.ts';
import type { CatalogueDrafts, SavedCatalogue } from './draft.ts';

export type SaveCatalogue = (
  context: Pick<PlatformContext, 'store' | 'ids' | 'now'>,
  shop: ShopKey,
  drafts: CatalogueDrafts,
) => Promise<SavedCatalogue>;
