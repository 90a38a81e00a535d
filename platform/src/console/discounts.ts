import type { Hono } from 'hono';
import { html } from 'hono/html';
import { countOf, type PlatformContext, storefrontMarkets } from '../protocol/index.ts';
import type { Markup } from '../protocol/pages/index.ts';
import {
  at,
  contentTypeOf,
  isList,
  readLink,
  spaceOf,
  textAt,
} from '../services/contentful/index.ts';
import {
  type BrokenPromise,
  brokenPromises,
  countUses,
  type Discount,
  discountGid,
  type Promises,
  readDiscounts,
  statusOf,
  summaryOf,
} from '../shopify/discounts/index.ts';
import type { Store } from '../store/index.ts';
import { dataTable, deskPage, factList, sendDesk, shopIn, shopLinks } from './desk.ts';
import REMEDIES from './remedies.json' with { type: 'json' };

interface PromisingMarket {
  readonly locale: string;
  readonly promises: Promises;
  readonly broken: readonly BrokenPromise[];
}

/** Shows the discounts of a shop; what its content promises in vain comes first. */
export function discountRoutes(app: Hono, context: PlatformContext): void {
  const { shops, store, storefrontUrl, now } = context;
  app.get('/console/discounts', (c) => {
    const shop = shopIn(c, context) ?? shops.nl;
    const markets = storefrontMarkets(storefrontUrl, shop).map(({ locale }) => {
      const promises = promisesOf(store, locale);
      return { locale, promises, broken: brokenPromises(context, shop.key, promises) };
    });
    const discounts = readDiscounts(store.read, shop.key);
    const uses = countUses(store.read, shop.key);
    const broken = markets.filter((market) => market.broken.length > 0);
    const table = dataTable<Discount>(
      'discounts-heading',
      [
        { heading: 'Title', cell: ({ title }) => title, kind: 'head' },
        { heading: 'Id', cell: discountGid, kind: 'number' },
        { heading: 'Code', cell: ({ code }) => code ?? 'automatic' },
        { heading: 'Used', cell: (discount) => usesText(discount, uses) },
        { heading: 'Status', cell: (discount) => statusOf(discount, now()).toLowerCase() },
        { heading: 'Gives', cell: (discount) => summaryOf(discount, shop.currencyCode) },
        {
          heading: 'With other product discounts',
          cell: ({ combinesWith }) => (combinesWith.productDiscounts ? 'combines' : 'stands alone'),
        },
        { heading: 'Promised in', cell: (discount) => promisedIn(discount, markets) },
      ],
      discounts,
    );
    const title = `Discounts of ${shop.name}`;
    const content = html`<h1>${title}</h1>
${shopLinks('/console/discounts', shop)}
<section aria-labelledby="promises-heading">
<h2 id="promises-heading">Promised by the content</h2>
${broken.length === 0 ? html`<p class="stone">Shoppers get all that is promised.</p>` : broken.map(breaches)}
</section>
<section>
<h2 id="discounts-heading">${countOf(discounts.length, 'discount')}</h2>
${table}
</section>`;
    return sendDesk(c, context, deskPage(title, content));
  });
}

/** Says how often a code was used, of how often it may be: `3 of 5`. */
function usesText(
  { id, code, usageLimit, appliesOncePerCustomer }: Discount,
  uses: ReadonlyMap<number, number>,
): string {
  if (code === null) return '';
  const limit = usageLimit === null ? '' : ` of ${usageLimit}`;
  return `${uses.get(id) ?? 0}${limit}${appliesOncePerCustomer ? ', once per customer' : ''}`;
}

function promisedIn(discount: Discount, markets: readonly PromisingMarket[]): string {
  const id = discountGid(discount);
  const promising = markets.filter(({ promises }) => promises.discountIds.includes(id));
  return promising.map(({ locale }) => locale).join(', ') || 'none';
}

function breaches({ locale, broken }: PromisingMarket): Markup {
  return html`${broken.map(({ kind, subject, title }) => {
    const facts = factList([
      ['Market', locale],
      title === null ? null : ['Id', subject],
      ['Problem', REMEDIES[kind].is],
      ['What to do', REMEDIES[kind].mend],
    ]);
    return html`<article class="group" aria-label="${title ?? subject}, ${locale}">
<h3>${title ?? subject}</h3>
${facts}
</article>`;
  })}`;
}

/** Reads the promises of a market's promotions: of its own settings, or of those for all. */
function promisesOf(store: Store, locale: string): Promises {
  const space = spaceOf(store);
  const settings = space
    .all('Entry')
    .filter((entity) => contentTypeOf(entity) === 'promoSettings')
    .map(({ content }) => {
      const field = (name: string) => at(content, 'fields', name, space.defaultLocale);
      const texts = (name: string) => {
        const list = field(name);
        return isList(list) ? list.filter((one) => typeof one === 'string') : [];
      };
      const freeItem = readLink(field('freeItem'));
      return {
        markets: texts('markets'),
        discountIds: [...texts('automaticDiscountIds'), ...texts('giftDiscountIds')],
        freeItemHandle:
          freeItem === null
            ? null
            : textAt(
                space.find(freeItem.linkType, freeItem.id)?.content,
                'fields',
                'slug',
                space.defaultLocale,
              ),
      };
    });
  const { discountIds = [], freeItemHandle = null } =
    settings.find(({ markets }) => markets.includes(locale)) ??
    settings.find(({ markets }) => markets.length === 0) ??
    {};
  return { discountIds, freeItemHandle };
}
