import type {
  ArticleDraft,
  BlogDraft,
  CatalogueDrafts,
  CollectionDraft,
  MenuDraft,
  MenuItemDraft,
  PageDraft,
  ProductDraft,
  SellingPlanGroupDraft,
  SeoDraft,
  ShopDraft,
  TranslationDraft,
} from '../../shopify/catalogue/index.ts';

export type TranslatableDrafts = Required<
  Pick<
    CatalogueDrafts,
    'products' | 'collections' | 'menus' | 'pages' | 'blogs' | 'shop' | 'sellingPlanGroups'
  >
>;

type Kind = TranslationDraft['kind'];
/** A field's key as translations name it, and its text. */
type Field = readonly [key: string, text: string | null];
type Translatable = readonly [kind: Kind, handle: string, fields: readonly Field[]];

/** Two renderings of the same shop, compared field by field; what reads the same is left out. */
export function translationsBetween(
  first: TranslatableDrafts,
  second: TranslatableDrafts,
  language: string,
): readonly TranslationDraft[] {
  const others = translatables(second);
  return translatables(first).flatMap(([kind, handle, fields], i) => {
    // The same field stands at the same place in both, also where its key is translated.
    const other = others[i]?.[2] ?? [];
    const changed = fields.flatMap(([key, text], j): [string, string][] => {
      const translated = other[j]?.[1] ?? null;
      return text === null || translated === null || text === translated ? [] : [[key, translated]];
    });
    if (changed.length === 0) return [];
    return [{ kind, handle, language, fields: Object.fromEntries(changed) }];
  });
}

function translatables(drafts: TranslatableDrafts): readonly Translatable[] {
  const each = <T extends { readonly handle: string }>(
    kind: Kind,
    items: readonly T[],
    fieldsOf: (item: T) => readonly Field[],
  ) => items.map((item): Translatable => [kind, item.handle, fieldsOf(item)]);
  return [
    ...each('product', drafts.products, productFields),
    ...each('collection', drafts.collections, describedFields),
    ...each('menu', drafts.menus, ({ title, items }: MenuDraft) => [
      ['title', title],
      ...menuFields(items, 'items'),
    ]),
    ...each('page', drafts.pages, ({ title, bodyHtml, seo }: PageDraft) => [
      ['title', title],
      ['body_html', bodyHtml],
      ...seoFields(seo),
    ]),
    ...each('blog', drafts.blogs, ({ title, seo }) => [['title', title], ...seoFields(seo)]),
    ...each('article', drafts.blogs.flatMap(articlesOf), articleFields),
    ...drafts.sellingPlanGroups.map(
      (group): Translatable => ['selling_plan_group', group.name, planFields(group)],
    ),
    ['shop', 'shop', shopFields(drafts.shop)],
  ];
}

function describedFields(item: CollectionDraft | ProductDraft): readonly Field[] {
  return [
    ['title', item.title],
    ['body_html', item.descriptionHtml],
    ...seoFields(item.seo),
    ...item.metafields.map(
      ({ namespace, key, value }): Field => [`metafields.${namespace}.${key}`, value],
    ),
  ];
}

function seoFields({ title, description }: SeoDraft): readonly Field[] {
  return [
    ['meta_title', title],
    ['meta_description', description],
  ];
}

function articlesOf({ handle, articles }: BlogDraft): readonly ArticleDraft[] {
  return articles.map((article) => ({ ...article, handle: `${handle}/${article.handle}` }));
}

function articleFields(article: ArticleDraft): readonly Field[] {
  return [
    ['title', article.title],
    ['body_html', article.contentHtml],
    ['summary_html', article.excerptHtml],
    ['author.bio', article.author.bio],
    ['images.1.alt', article.image?.altText ?? null],
    ...seoFields(article.seo),
  ];
}

function productFields(product: ProductDraft): readonly Field[] {
  return [
    ...describedFields(product),
    ...product.optionNames.flatMap((name, i) => {
      const values = new Set(product.variants.map(({ optionValues }) => optionValues[i] ?? ''));
      return optionFields(name, [...values]);
    }),
    ...product.images.map(({ altText }, i): Field => [`images.${i + 1}.alt`, altText]),
  ];
}

function optionFields(name: string, values: readonly string[]): readonly Field[] {
  return [
    [`options.${name}`, name],
    ...values.map((value): Field => [`option_values.${name}.${value}`, value]),
  ];
}

function menuFields(items: readonly MenuItemDraft[], path: string): readonly Field[] {
  return items.flatMap((item, i): readonly Field[] => [
    [`${path}.${i + 1}.title`, item.title],
    ...menuFields(item.items, `${path}.${i + 1}`),
  ]);
}

function planFields({ name, options, plans }: SellingPlanGroupDraft): readonly Field[] {
  return [
    ['name', name],
    ...options.flatMap((option) => optionFields(option.name, option.values)),
    ...plans.flatMap((plan): readonly Field[] => [
      [`plans.${plan.name}.name`, plan.name],
      [`plans.${plan.name}.description`, plan.description],
    ]),
  ];
}

function shopFields({ description, slogan = null, policies }: ShopDraft): readonly Field[] {
  return [
    ['description', description],
    ['slogan', slogan],
    ...Object.entries(policies).flatMap(([key, { title, bodyHtml }]): readonly Field[] => [
      [`${key}.title`, title],
      [`${key}.body`, bodyHtml],
    ]),
  ];
}
