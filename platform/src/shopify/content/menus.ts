import { type GraphqlContext, gid, shopBaseUrl } from '../../protocol/index.ts';
import {
  catalogueOf,
  type MenuItemRecord,
  type MenuRecord,
  type MenuTarget,
  translate,
} from '../catalogue/index.ts';
import { findBlog } from './blog-queries.ts';
import { findPage } from './page-queries.ts';
import { findPolicy } from './shop-resolvers.ts';

interface Target {
  readonly type: string;
  readonly path: string;
  readonly resource: { readonly id: string } | null;
}

/** Types and paths of the places that are no resource. */
const PLACES = {
  frontpage: { type: 'FRONTPAGE', path: '/', resource: null },
  catalog: { type: 'CATALOG', path: '/collections/all', resource: null },
  search: { type: 'SEARCH', path: '/search', resource: null },
} as const;

function targetOf(context: GraphqlContext, target: MenuTarget): Target {
  const { collectionByHandle, productByHandle } = catalogueOf(context);
  const makeTarget = (kind: string, handle: string, resource: Target['resource'] | undefined) => ({
    type: kind.toUpperCase(),
    path: `/${kind}s/${handle}`,
    resource: resource ?? null,
  });
  switch (target.kind) {
    case 'frontpage':
    case 'catalog':
    case 'search':
      return PLACES[target.kind];
    case 'collection':
      return makeTarget(target.kind, target.handle, collectionByHandle.get(target.handle));
    case 'product':
      return makeTarget(target.kind, target.handle, productByHandle.get(target.handle));
    case 'page':
      return makeTarget(target.kind, target.handle, findPage(context, target));
    case 'blog':
      return makeTarget(target.kind, target.handle, findBlog(context, target));
    case 'policy': {
      const resource = findPolicy(context, target.policy);
      const path = `/policies/${resource?.handle ?? target.policy}`;
      return { type: 'SHOP_POLICY', path, resource };
    }
    case 'http':
      return { type: 'HTTP', path: target.url, resource: null };
  }
}

interface ItemPlace {
  readonly menu: MenuRecord;
  /** `items.1.2`: translations name an item by its place. */
  readonly key: string;
}

function toGraphqlMenuItem(
  context: GraphqlContext,
  item: MenuItemRecord,
  place: ItemPlace,
): object {
  const { type, path, resource } = targetOf(context, item.target);
  const base = shopBaseUrl(context.origin, context.shop);
  const text = { kind: 'menu', handle: place.menu.handle, key: `${place.key}.title` } as const;
  return {
    __typename: 'MenuItem',
    id: gid('MenuItem', item.number),
    title: translate(context, text, item.title),
    type,
    url: path.startsWith('/') ? `${base}${path}` : path,
    resourceId: resource?.id ?? null,
    resource,
    tags: [],
    items: item.items.map((child, index) =>
      toGraphqlMenuItem(context, child, { ...place, key: `${place.key}.${index + 1}` }),
    ),
  };
}

function countItems(items: readonly MenuItemRecord[]): number {
  return items.reduce((sum, item) => sum + 1 + countItems(item.items), 0);
}

export function toGraphqlMenu(context: GraphqlContext, menu: MenuRecord) {
  const { handle } = menu;
  return {
    __typename: 'Menu',
    id: gid('Menu', menu.number),
    handle,
    title: translate(context, { kind: 'menu', handle, key: 'title' }, menu.title),
    itemsCount: countItems(menu.items),
    items: menu.items.map((item, index) =>
      toGraphqlMenuItem(context, item, { menu, key: `items.${index + 1}` }),
    ),
  };
}
