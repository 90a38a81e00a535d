import type {
  MenuDraft,
  MenuItemDraft,
  PageDraft,
  PolicyDraft,
  ShopDraft,
} from '../../src/catalogue/draft.ts';
import { deliveryMetafields } from './delivery-metafields.ts';
import type { Article } from './shop-texts.ts';
import { paragraphs, type ShopWorld } from './shop-world.ts';

export function demoMenus({ words, catalogue }: ShopWorld): readonly MenuDraft[] {
  const { menu, collections, pages, policies } = words.texts;
  const toCollection = (handle: string, title: string): MenuItemDraft => ({
    title,
    target: { kind: 'collection', handle },
    items: [],
  });
  return [
    {
      handle: 'main-menu',
      title: menu.main,
      items: [
        {
          ...toCollection('all', menu.ranges),
          items: catalogue.ranges.map(({ handle, title }) => toCollection(handle, title)),
        },
        toCollection('care', collections.care.title),
        toCollection('styling', collections.styling.title),
        toCollection('bundles', collections.bundles.title),
        toCollection('bestsellers', collections.bestsellers.title),
        toCollection('travel', collections.travel.title),
      ],
    },
    {
      handle: 'footer',
      title: menu.footer,
      items: [
        ...(['about', 'contact'] as const).map(
          (handle): MenuItemDraft => ({
            title: pages[handle].title,
            target: { kind: 'page', handle },
            items: [],
          }),
        ),
        ...POLICIES.map(
          ({ policy, text }): MenuItemDraft => ({
            title: policies[text].title,
            target: { kind: 'policy', policy },
            items: [],
          }),
        ),
      ],
    },
  ];
}

export function demoPages({ words }: ShopWorld): readonly PageDraft[] {
  const page = (handle: string, { title, paragraphs: texts }: Article): PageDraft => ({
    handle,
    title,
    bodyHtml: paragraphs(texts),
    seo: { title, description: texts[0] ?? null },
  });
  return [page('about', words.texts.pages.about), page('contact', words.texts.pages.contact)];
}

/** Handles are Shopify's own: the same in every language. */
const POLICIES = [
  { policy: 'shippingPolicy', text: 'shipping', handle: 'shipping-policy' },
  { policy: 'refundPolicy', text: 'refund', handle: 'refund-policy' },
  { policy: 'privacyPolicy', text: 'privacy', handle: 'privacy-policy' },
  { policy: 'termsOfService', text: 'terms', handle: 'terms-of-service' },
] as const;

export function demoShop(world: ShopWorld): ShopDraft {
  const { shop, words } = world;
  const policies = POLICIES.map(({ policy, text, handle }): [string, PolicyDraft] => {
    const { title, paragraphs: texts } = words.texts.policies[text];
    return [policy, { handle, title, bodyHtml: paragraphs(texts) }];
  });
  return {
    name: 'LOKKE',
    description: words.texts.description,
    policies: Object.fromEntries(policies),
    shipsToCountries: [shop.country],
    moneyFormat: shop.moneyFormat,
    metafields: deliveryMetafields(world),
  };
}
