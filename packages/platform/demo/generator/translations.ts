import type {
  CollectionDraft,
  MenuItemDraft,
  ProductDraft,
  SellingPlanGroupDraft,
  TranslatedKind,
} from '../../src/catalogue/draft.ts';
import type { ShopFiles } from './shop-files.ts';

/** A field as it reads in the shop's first language and in a second one. */
export interface TranslatedText {
  readonly kind: TranslatedKind;
  readonly handle: string;
  readonly field: string;
  readonly original: string;
  readonly translated: string;
}

type Fields = Readonly<Record<string, string | null>>;

/** Two renderings of the same shop, compared field by field; what reads the same needs no row. */
export function translationsBetween(first: ShopFiles, second: ShopFiles): TranslatedText[] {
  return [
    ...pairs('product', first.products, second.products, productFields),
    ...pairs('collection', first.collections, second.collections, collectionFields),
    ...pairs('menu', first.menus, second.menus, ({ title, items }) => ({
      title,
      ...menuFields(items, 'items'),
    })),
    ...pairs('page', first.pages, second.pages, ({ title, bodyHtml, seo }) => ({
      title,
      body_html: bodyHtml,
      meta_title: seo.title,
      meta_description: seo.description,
    })),
    ...first.sellingPlanGroups.flatMap((group, i) => {
      const other = second.sellingPlanGroups[i];
      if (other === undefined) throw new Error(`${group.name} has no counterpart`);
      return compare('selling_plan_group', group.name, planFields(group), planFields(other));
    }),
    ...compare('shop', 'shop', shopFields(first), shopFields(second)),
  ];
}

function pairs<T extends { readonly handle: string }>(
  kind: TranslatedKind,
  first: readonly T[],
  second: readonly T[],
  fields: (item: T) => Fields,
): TranslatedText[] {
  return first.flatMap((item, i) => {
    const other = second[i];
    if (other?.handle !== item.handle) throw new Error(`${kind} ${item.handle} has no counterpart`);
    return compare(kind, item.handle, fields(item), fields(other));
  });
}

function compare(kind: TranslatedKind, handle: string, first: Fields, second: Fields) {
  // The same field of both renderings stands at the same place, also where its name is translated.
  const others = Object.values(second);
  return Object.entries(first).flatMap(([field, original], i): TranslatedText[] => {
    const translated = others[i] ?? null;
    if (original === null || translated === null || original === translated) return [];
    return [{ kind, handle, field, original, translated }];
  });
}

function productFields(product: ProductDraft): Fields {
  const options = product.optionNames.flatMap((name, i): [string, string][] => [
    [`options.${name}`, name],
    ...[...new Set(product.variants.map(({ optionValues }) => optionValues[i] ?? ''))].map(
      (value): [string, string] => [`option_values.${name}.${value}`, value],
    ),
  ]);
  return {
    title: product.title,
    body_html: product.descriptionHtml,
    meta_title: product.seo.title,
    meta_description: product.seo.description,
    ...Object.fromEntries(options),
    ...Object.fromEntries(
      product.metafields.map(({ namespace, key, value }) => [
        `metafields.${namespace}.${key}`,
        value,
      ]),
    ),
    ...Object.fromEntries(product.images.map(({ altText }, i) => [`images.${i + 1}.alt`, altText])),
  };
}

function collectionFields({ title, descriptionHtml, seo, metafields }: CollectionDraft): Fields {
  return {
    title,
    body_html: descriptionHtml,
    meta_title: seo.title,
    meta_description: seo.description,
    ...Object.fromEntries(
      metafields.map(({ namespace, key, value }) => [`metafields.${namespace}.${key}`, value]),
    ),
  };
}

function menuFields(items: readonly MenuItemDraft[], path: string): Fields {
  const own = items.map(({ title }, i): [string, string] => [`${path}.${i + 1}.title`, title]);
  const below = items.map((item, i) => menuFields(item.items, `${path}.${i + 1}`));
  return Object.assign(Object.fromEntries(own), ...below);
}

function planFields({ name, options, plans }: SellingPlanGroupDraft): Fields {
  return {
    name,
    ...Object.fromEntries(
      options.flatMap((option): [string, string][] => [
        [`options.${option.name}`, option.name],
        ...option.values.map((value): [string, string] => [
          `option_values.${option.name}.${value}`,
          value,
        ]),
      ]),
    ),
    ...Object.fromEntries(
      plans.flatMap((plan): [string, string | null][] => [
        [`plans.${plan.name}.name`, plan.name],
        [`plans.${plan.name}.description`, plan.description],
      ]),
    ),
  };
}

function shopFields({ shop }: ShopFiles): Fields {
  const policies = Object.entries(shop.policies).flatMap(([key, policy]) => [
    [`${key}.title`, policy.title],
    [`${key}.body`, policy.bodyHtml],
  ]);
  return { description: shop.description, ...Object.fromEntries(policies) };
}
