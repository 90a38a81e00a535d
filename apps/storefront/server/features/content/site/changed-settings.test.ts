import type { SiteContent } from '@lokke/contentful';
import { marketOf } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import type { LogEntry } from '../../../telemetry/log.ts';
import { changedSettings } from './changed-settings.ts';
import { createSite } from './create-site.ts';
import SITE from './site-content.json' with { type: 'json' };

const site = (change: Partial<SiteContent> = {}): SiteContent => ({ ...SITE, ...change });
const promotions = (change: Partial<SiteContent['promoSettings'][number]>) =>
  site({ promoSettings: SITE.promoSettings.map((one) => ({ ...one, ...change })) });

test.each<[string, SiteContent, ReturnType<typeof changedSettings>]>([
  ['the same again', site(), []],
  [
    'another page',
    site({ homePages: [{ id: 'x', markets: [], title: 'x', description: null, modules: [] }] }),
    [],
  ],
  [
    'other discounts and titles',
    promotions({ automaticDiscountIds: ['b'], discountTitles: { a: 'Two' } }),
    [{ type: 'promoSettings', markets: [], fields: ['automaticDiscountIds', 'discountTitles'] }],
  ],
  [
    'one more fact, and one gone',
    site({ marketFacts: [{ markets: ['nl', 'nl-be'], facts: { seller: 'Acme', phone: '1' } }] }),
    [{ type: 'marketFacts', markets: ['nl', 'nl-be'], fields: ['orderBefore', 'phone'] }],
  ],
  [
    'filters where there were none',
    site({ filterSettings: [{ markets: ['de'], groups: [] }] }),
    [{ type: 'filterSettings', markets: ['de'], fields: ['groups'] }],
  ],
])('%s', (_, after, expected) => {
  expect(changedSettings(site(), after)).toEqual(expected);
});

it('names all fields of promotions that are taken away', () => {
  const [change] = changedSettings(site(), site({ promoSettings: [] }));
  expect(change?.fields).toContain('freeItem');
  expect(JSON.stringify(change)).not.toContain('mask');
});

it('is logged when the content is read again, once', async () => {
  const logged: LogEntry[] = [];
  let value = site();
  const { siteContentOf } = createSite({
    client: { site: async () => ({ ok: true, value }) },
    protocol: 'https:',
    freshInMs: 0,
    log: (entry) => logged.push(entry),
    now: () => 0,
  });
  const read = () => siteContentOf(marketOf('nl'), { fetchMode: 'current' }).promotions();
  await read();
  value = promotions({ freeItem: 'comb' });
  await read();
  await read();
  expect(logged).toEqual([
    {
      level: 'info',
      event: 'content.changed',
      locale: 'nl-NL',
      type: 'promoSettings',
      markets: [],
      fields: ['freeItem'],
    },
  ]);
});
