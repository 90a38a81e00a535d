import type {
  CollectionDraft,
  CollectionMembers,
  CollectionSortOrder,
} from '../../src/catalogue/draft.ts';
import { rangeAlt } from './image-alts.ts';
import { picture } from './pictures.ts';
import type { Labelled } from './shop-texts.ts';
import { paragraphs, type ShopWorld } from './shop-world.ts';
import { need, type SourceRange } from './source.ts';

export const CARE_TYPES: readonly string[] = [
  'shampoo',
  'conditioner',
  'mask',
  'leave-in',
  'oil',
  'scalp treatment',
];

export function demoCollections(world: ShopWorld): readonly CollectionDraft[] {
  const { all, bestsellers, care, styling, travel, bundles } = world.words.texts.collections;
  return [
    ...world.catalogue.ranges.map((range) => rangeCollection(world, range)),
    collection('all', all, { kind: 'all' }, 'BEST_SELLING'),
    collection('bestsellers', bestsellers, tagged('bestseller'), 'BEST_SELLING'),
    collection('care', care, ofTypes(...CARE_TYPES), 'BEST_SELLING'),
    collection('styling', styling, ofTypes('styling'), 'BEST_SELLING'),
    collection('travel', travel, ofTypes('travel size'), 'ALPHA_ASC'),
    collection('bundles', bundles, ofTypes('bundle'), 'MANUAL'),
  ];
}

/** A range shows its products in the order of the routine, its set last. */
function rangeCollection(world: ShopWorld, range: SourceRange): CollectionDraft {
  const { catalogue, words, mediaBase } = world;
  const { intro, subject } = need(words.copy.ranges, range.handle, 'range');
  const ofRange = (product: { readonly range: string | null }) => product.range === range.handle;
  const handles = [...catalogue.products.filter(ofRange), ...catalogue.bundles.filter(ofRange)].map(
    ({ handle }) => handle,
  );
  return {
    ...collection(
      range.handle,
      { title: range.title, description: intro },
      { kind: 'handles', handles },
      'MANUAL',
    ),
    image: picture(range.images.scene, rangeAlt(catalogue, range.handle, words), mediaBase),
    metafields: [
      {
        namespace: 'lokke',
        key: 'subject',
        type: 'single_line_text_field',
        value: subject,
      },
    ],
  };
}

function collection(
  handle: string,
  { title, description }: Labelled,
  members: CollectionMembers,
  sortOrder: CollectionSortOrder,
): CollectionDraft {
  return {
    handle,
    title,
    descriptionHtml: paragraphs([description]),
    image: null,
    members,
    sortOrder,
    seo: { title, description },
    metafields: [],
  };
}

function tagged(tag: string): CollectionMembers {
  return {
    kind: 'rules',
    matches: 'ALL',
    rules: [{ column: 'TAG', relation: 'EQUALS', condition: tag }],
  };
}

function ofTypes(...types: readonly string[]): CollectionMembers {
  return {
    kind: 'rules',
    matches: 'ANY',
    rules: types.map((type) => ({ column: 'TYPE', relation: 'EQUALS', condition: type })),
  };
}
