import type { TypeModel } from './content-types.ts';
import { NAME, shared, translated } from './module-types.ts';

const SLUG = { ...shared('slug', 'Slug'), isRequired: true };
const TITLE = translated('title', 'Title');
const MODULES = shared('modules', 'Modules', 'Entries');
const DESCRIPTION = translated('description', 'Description for search engines', 'Text');
/** Empty: for every market that no other entry names. */
const MARKETS = shared('markets', 'Markets, by the locale in their address', 'Symbols');

/** Pages, and what stands around every page. */
export const PAGE_TYPES: readonly TypeModel[] = [
  {
    id: 'homePage',
    name: 'Home page',
    displayField: 'name',
    fields: [NAME, TITLE, DESCRIPTION, MARKETS, MODULES],
  },
  {
    id: 'generalPage',
    name: 'General page',
    displayField: 'title',
    fields: [TITLE, SLUG, DESCRIPTION, MODULES],
  },
  { id: 'collectionPage', name: 'Collection page', displayField: 'title', fields: [TITLE, SLUG] },
  {
    id: 'link',
    name: 'Link',
    displayField: 'name',
    fields: [
      NAME,
      TITLE,
      shared('page', 'Page', 'Entry'),
      shared('path', 'Path in the shop, such as /salon/'),
      shared('externalLink', 'External link'),
      shared('items', 'Links below it', 'Entries'),
    ],
  },
  {
    id: 'menu',
    name: 'Menu',
    displayField: 'slug',
    fields: [SLUG, shared('items', 'Links', 'Entries')],
  },
  {
    id: 'marketFacts',
    name: 'Facts of a market',
    displayField: 'name',
    fields: [NAME, MARKETS, translated('facts', 'Facts: a text for each name', 'Object')],
  },
  {
    id: 'promoSettings',
    name: 'Promotions',
    displayField: 'name',
    fields: [
      NAME,
      MARKETS,
      shared('amountOfProductsToGetFreeItem', 'Products to buy for the free item'),
      shared('promoCollectionName', 'Collections that count, with commas'),
      shared('shopifyTagsToExcludeFromPromo', 'Tags that do not count, with commas'),
      shared('freeItem', 'Free item', 'Entry'),
      shared('automaticDiscountIds', 'Automatic discounts', 'Symbols'),
      shared('giftDiscountIds', 'Gifts with purchase', 'Symbols'),
      translated('discountTitles', 'Titles of discounts, by their ids', 'Object'),
      shared('popups', 'Popups', 'Entries'),
    ],
  },
  {
    id: 'popup',
    name: 'Popup',
    displayField: 'name',
    fields: [
      NAME,
      shared('key', 'Key: freeTravelSize or noKickbackFee'),
      TITLE,
      translated('text', 'Text', 'Text'),
    ],
  },
];
