import { createContentClient, type SiteContent } from '@lokke/contentful';
import type { MenuItem } from '@lokke/contract/ports';
import { LOCALES, type Locale, marketOf } from '@lokke/domain/markets';
import { findPages } from '@lokke/domain/page-search';
import { createPlatform, seedDemoContent, servePlatform } from '@lokke/platform';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DEMO_BRAND_PAGES } from '../../../../testing/demo-brand.ts';
import { foundIn } from '../../../../testing/shops-of.ts';
import { contentServiceOf } from '../../../config/content-service.ts';
import type { LogEntry } from '../../../telemetry/log.ts';
import { createSite } from './create-site.ts';

const platform = createPlatform({ dataFile: ':memory:' });
const stopping: (() => Promise<void>)[] = [];
let origin = '';
beforeAll(async () => {
  await seedDemoContent(platform.context);
  const { port, stop } = await servePlatform(platform, { port: 0 });
  stopping.push(stop);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const stop of stopping) await stop();
});

function open(alter?: (site: SiteContent) => SiteContent, contentAt = origin) {
  const logged: LogEntry[] = [];
  const real = createContentClient({
    ...contentServiceOf({}, { origin: contentAt, secrets: platform.secrets }),
    fetch,
    wait: async () => undefined,
  });
  const client = {
    site: async (locale: string) => {
      const response = await real.site(locale);
      return response.ok && alter ? { ok: true as const, value: alter(response.value) } : response;
    },
  };
  const log = (entry: LogEntry) => logged.push(entry);
  const site = createSite({
    client,
    protocol: 'http:',
    freshInMs: 0,
    log,
    now: () => 0,
    brandFactsOf: DEMO_BRAND_PAGES.factsOf,
  });
  return { logged, siteContentOf: (locale: Locale) => site.siteContentOf(marketOf(locale)) };
}

const LAST_IN_FOOTER = ['about', 'terms', 'privacy', 'cookies', 'accessibility', 'imprint'];
const LEGAL = [
  'about',
  'contact',
  'delivery',
  'returns',
  'withdrawal',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'imprint',
];

async function htmlOf(locale: Locale, slug: string): Promise<string> {
  const { modules } = foundIn(await open().siteContentOf(locale).page(slug));
  return modules.map((module) => (module.kind === 'text' ? module.html : '')).join('');
}

describe('the content of a market', () => {
  test.each(LOCALES)(
    'is whole in %s: home, menus, promotions and every legal page',
    async (locale) => {
      const { siteContentOf: siteOf, logged } = open();
      const site = siteOf(locale);
      expect(foundIn(await site.home()).modules.map(({ kind }) => kind)).toEqual([
        'hero',
        'productRow',
        'rangeBand',
        'rangeTiles',
        'productRow',
        'salonCall',
        'facts',
      ]);
      const main = foundIn(await site.menu('main'));
      expect(pathsIn(main)).toEqual(
        expect.arrayContaining(['/shop', '/range/care', '/shop?hairType=dry', '/range/rain']),
      );
      expect(main[0]?.picture?.url).toMatch(/^https?:/);
      const footer = foundIn(await site.menu('footer')).flatMap(({ items }) =>
        items.map(({ path }) => path),
      );
      expect(footer).toEqual([
        '/salon/',
        '/pages/delivery',
        '/pages/returns',
        '/contact',
        '/pages/questions',
        '/journal',
        ...LAST_IN_FOOTER.map((slug) => `/pages/${slug}`),
      ]);
      expect(foundIn(await site.promotions())).toMatchObject({
        freeItemHandle: 'honey-travel-mask',
      });
      expect(foundIn(await site.delivery()).price).toMatch(/\d/);
      for (const slug of LEGAL) {
        const { title, description, modules } = foundIn(await site.page(slug));
        const text = modules.map((module) => (module.kind === 'text' ? module.html : '')).join('');
        expect(description, `${slug} ${title}`).not.toBeNull();
        expect(text.length, slug).toBeGreaterThan(300);
        expect(text, slug).not.toMatch(/[{}]/);
      }
      expect(logged).toEqual([]);
    },
  );

  it('says what only that market says, where two read the same language', async () => {
    const [uk, ni] = [await htmlOf('uk', 'delivery'), await htmlOf('ni', 'delivery')];
    expect(uk).toContain('£3.95');
    expect(ni).toContain('£4.95');
    expect(uk).toContain('For Northern Ireland there is a shop of its own');
    expect(ni).not.toContain('shop of its own');
    expect(await htmlOf('fr-be', 'terms')).toContain('Service de médiation pour le consommateur');
    expect(await htmlOf('fr', 'terms')).toContain('signal.conso.gouv.fr');
    expect(await htmlOf('na', 'withdrawal')).toContain('We do it all the same');
    expect(await htmlOf('na', 'about')).toContain('moisture, color, repair');
    expect(await htmlOf('en', 'imprint')).toContain('Dutch Civil Code');
  });

  it('leads from what is said about withdrawing to where it is done', async () => {
    const link = '<a href="/de/withdraw">Vertrag widerrufen</a>';
    expect(await htmlOf('de', 'withdrawal')).toContain(link);
  });

  it.each(LOCALES)('says the same days and hour in words and in numbers in %s', async (locale) => {
    const { days, orderBefore } = foundIn(await open().siteContentOf(locale).delivery());
    const html = await htmlOf(locale, 'delivery');
    expect(html).toMatch(new RegExp(`\\b${days.from}\\D+${days.to}\\b`));
    expect(html).toMatch(new RegExp(`\\b${Number(orderBefore.slice(0, 2))}\\b`));
  });

  it('has no page that nobody wrote', async () => {
    expect(await open().siteContentOf('nl').page('careers')).toEqual({ kind: 'missing' });
  });
});

describe('a consultation of the content', () => {
  const questions = [
    {
      id: 'hair',
      title: 'Your hair?',
      takesSeveral: true,
      answers: [
        { id: 'yes', label: 'Yes', reason: null, weights: [] },
        { id: 'no', label: null, reason: 'you said no', weights: [] },
      ],
    },
  ];
  const consultations = [{ id: 'asked', markets: ['nl'], questions }];
  const siteOf = (locale: Locale) =>
    open((site) => ({ ...site, consultations })).siteContentOf(locale);

  it('is asked in its own markets, without the words that it leaves to the shop', async () => {
    expect(foundIn(await siteOf('nl').consultation())).toEqual({
      questions: [
        {
          id: 'hair',
          title: 'Your hair?',
          takesSeveral: true,
          answers: [
            { id: 'yes', label: 'Yes', weights: [] },
            { id: 'no', reason: 'you said no', weights: [] },
          ],
        },
      ],
    });
  });

  it('is missing elsewhere, where the shop has one of its own', async () => {
    expect(await siteOf('de').consultation()).toEqual({ kind: 'missing' });
  });
});

describe('content that is not as it should be', () => {
  it('is failed while nothing ever came, and menus are empty', async () => {
    const { siteContentOf: siteOf, logged } = open(undefined, 'http://127.0.0.1:1');
    const site = siteOf('nl');
    expect(await site.home()).toEqual({ kind: 'failed' });
    expect(await site.page('about')).toEqual({ kind: 'failed' });
    expect(await site.promotions()).toEqual({ kind: 'failed' });
    expect(await site.menu('main')).toEqual({ kind: 'failed' });
    expect(await site.pages()).toEqual({ kind: 'failed' });
    expect(logged).toMatchObject([{ event: 'content.failed', locale: 'nl-NL' }]);
  });

  it('is named once, however often it is read', async () => {
    const fault = { entryId: 'x', reason: 'has no title' };
    const { siteContentOf: siteOf, logged } = open((site) => ({ ...site, faults: [fault, fault] }));
    const site = siteOf('nl');
    const titles = async () => foundIn(await site.home()).title;
    await titles();
    await titles();
    await open().siteContentOf('nl').home();
    expect(logged).toEqual([
      {
        level: 'warn',
        event: 'content.unreadable',
        market: 'none',
        locale: 'nl-NL',
        entry: 'x',
        reason: 'has no title',
      },
    ]);
  });

  it('leaves menus without entries that lead nowhere', async () => {
    const items = [
      { title: 'Bad', target: { kind: 'external', url: 'javascript:alert(1)' }, items: [] },
      { title: 'Good', target: { kind: 'path', path: '/shop' }, items: [] },
    ] as const;
    const { siteContentOf: siteOf } = open((site) => ({
      ...site,
      menus: [{ id: 'main', markets: [], slug: 'main', items }],
    }));
    expect(foundIn(await siteOf('nl').menu('main'))).toEqual([
      { title: 'Good', path: '/shop', items: [] },
    ]);
  });
});

it('knows which general pages there are, and what they answer', async () => {
  const pages = foundIn(await open().siteContentOf('nl').pages());
  expect(new Set(pages.map(({ slug }) => slug))).toEqual(new Set([...LEGAL, 'questions']));
  expect(findPages('kortingscode', pages)).toMatchObject([{ slug: 'questions', anchor: 'code' }]);
});

it.each(LOCALES)('answers a dozen questions in %s, with its own rates', async (locale) => {
  const site = open().siteContentOf(locale);
  const { modules } = foundIn(await site.page('questions'));
  const questions = modules.flatMap((one) => (one.kind === 'questions' ? one.questions : []));
  expect(new Set(questions.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12);
  expect(JSON.stringify(questions)).not.toMatch(/\{\w+\}/);
  const { price } = foundIn(await site.delivery());
  expect(questions.find(({ id }) => id === 'cost')?.answer).toContain(price);
});

function pathsIn(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap(({ path, items: below }) => [path, ...pathsIn(below)]);
}
