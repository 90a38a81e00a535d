import type { ShippingDraft } from '../../shipping/index.ts';
import type { ProductDraft, VariantDraft } from '../draft.ts';
import type {
  ArticleDraft,
  BlogDraft,
  CollectionDraft,
  ImageDraft,
  MenuTarget,
  MetafieldDraft,
  PageDraft,
  SellingPlanDraft,
  SellingPlanGroupDraft,
  ShopDraft,
} from '../draft-shapes.ts';

/** Records are kept as JSON: drafts with ids and dates (`2026-07-28T01:32:53Z`). */

export interface MetafieldRecord extends MetafieldDraft {
  readonly number: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ImageRecord extends ImageDraft {
  readonly number: number;
}

export interface OptionRecord {
  readonly number: number;
  readonly name: string;
  /** Values in the order in which the variants first use them. */
  readonly values: readonly { readonly number: number; readonly name: string }[];
}

/** Absent in records that were saved before they could have metafields. */
interface WithMetafields {
  readonly metafields?: readonly MetafieldRecord[];
}

interface Dated {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Stock changes with every order, so it has its own table. */
export interface VariantRecord extends Omit<VariantDraft, 'inventoryQuantity' | 'metafields'> {
  readonly number: number;
  readonly title: string;
  readonly metafields: readonly MetafieldRecord[];
}

export interface ProductRecord
  extends Dated,
    Omit<ProductDraft, 'variants' | 'images' | 'metafields' | 'optionNames'> {
  readonly number: number;
  readonly publishedAt: string | null;
  readonly options: readonly OptionRecord[];
  readonly variants: readonly VariantRecord[];
  readonly images: readonly ImageRecord[];
  readonly metafields: readonly MetafieldRecord[];
}

export interface CollectionRecord extends Dated, Omit<CollectionDraft, 'image' | 'metafields'> {
  readonly number: number;
  readonly image: ImageRecord | null;
  readonly metafields: readonly MetafieldRecord[];
}

export interface MenuItemRecord {
  readonly number: number;
  readonly title: string;
  readonly target: MenuTarget;
  readonly items: readonly MenuItemRecord[];
}

export interface MenuRecord {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly items: readonly MenuItemRecord[];
}

export interface PageRecord extends Dated, WithMetafields, Omit<PageDraft, 'metafields'> {
  readonly number: number;
}

export interface ArticleRecord
  extends Dated,
    WithMetafields,
    Omit<ArticleDraft, 'image' | 'metafields'> {
  readonly number: number;
  readonly image: ImageRecord | null;
}

export interface BlogRecord
  extends Dated,
    WithMetafields,
    Omit<BlogDraft, 'articles' | 'metafields'> {
  readonly number: number;
  readonly articles: readonly ArticleRecord[];
}

interface ShopRecord extends Omit<ShopDraft, 'metafields'> {
  readonly metafields: readonly MetafieldRecord[];
}

export interface SellingPlanRecord extends SellingPlanDraft {
  readonly number: number;
}

export interface SellingPlanGroupRecord extends Omit<SellingPlanGroupDraft, 'plans'> {
  readonly plans: readonly SellingPlanRecord[];
}

interface RedirectRecord {
  readonly number: number;
  readonly path: string;
  readonly target: string;
}

/** The kinds of record, by the name under which the store keeps them. */
export interface RecordKinds {
  readonly product: ProductRecord;
  readonly collection: CollectionRecord;
  readonly menu: MenuRecord;
  readonly page: PageRecord;
  readonly blog: BlogRecord;
  readonly shop: ShopRecord;
  readonly shipping: ShippingDraft;
  readonly selling_plan_group: SellingPlanGroupRecord;
  readonly redirect: RedirectRecord;
}

export type RecordKind = keyof RecordKinds;
