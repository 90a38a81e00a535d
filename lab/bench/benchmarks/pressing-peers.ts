import { chromiumWith } from '@lokke/e2e/chromium';
import { chromium } from '@playwright/test';
import { whole } from '../../numbers.ts';
import type { Benchmark, BenchmarkResult } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { withCommerce } from '../peers/open-commerce.ts';
import { withHydrogen } from '../peers/open-hydrogen.ts';
import { spreadText } from '../plot-values.ts';
import { COMMERCE_VISITS } from './commerce-presses.ts';
import { HYDROGEN_VISITS } from './hydrogen-presses.ts';
import { noTimes, type PressTimes, pressAll, ROUNDS, SLOWER } from './press-visit.ts';
import { VISITS, type Visit } from './presses.ts';

const SHOP = 'ie';
/** Hydrogen's browser code takes a token for a private one unless it has 32 characters. */
const PUBLIC_TOKEN = 'of-the-irish-shop-in-a-benchmark';
const NONE = '–';

interface PressedShop {
  readonly name: string;
  readonly url: string | null;
  readonly visits: readonly Visit[];
}

const namesOf = (visits: readonly Visit[]) =>
  visits.flatMap(({ presses }) => presses.map(({ name }) => name));
const PEERS_HAVE = new Set([...namesOf(HYDROGEN_VISITS), ...namesOf(COMMERCE_VISITS)]);
const OUR_VISITS = VISITS.map(({ path, presses }) => ({
  path,
  presses: presses.filter(({ name }) => PEERS_HAVE.has(name)),
}));

/** The presses that other storefronts of the same platform have too, in turns. */
export const inpPeers: Benchmark = (log) =>
  withShopOnAllCores({ SHOPIFY_IE_STOREFRONT_TOKEN: PUBLIC_TOKEN }, ({ shopUrl, platformUrl }) => {
    const source = { platformUrl, shop: SHOP, publicToken: PUBLIC_TOKEN };
    return withHydrogen(source, log, (hydrogenUrl) =>
      withCommerce(source, log, async (commerceUrl) => {
        const shops: readonly PressedShop[] = [
          { name: 'our', url: shopUrl, visits: OUR_VISITS },
          { name: 'Hydrogen', url: hydrogenUrl, visits: HYDROGEN_VISITS },
          { name: 'Commerce', url: commerceUrl, visits: COMMERCE_VISITS },
        ];
        return report(shops, await pressInTurns(shops, log));
      }),
    );
  });

async function pressInTurns(
  shops: readonly PressedShop[],
  log: (line: string) => void,
): Promise<ReadonlyMap<string, PressTimes>> {
  const browser = await chromium.launch(chromiumWith());
  try {
    const times = new Map<string, PressTimes>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const { name, url, visits } of shops) {
        if (url === null) continue;
        const found = times.get(name) ?? noTimes();
        times.set(name, found);
        await pressAll(browser, url, visits, found);
      }
      log(`  round ${round}/${ROUNDS}`);
    }
    return times;
  } finally {
    await browser.close();
  }
}

function report(
  shops: readonly PressedShop[],
  times: ReadonlyMap<string, PressTimes>,
): BenchmarkResult {
  const names = [...times.keys()];
  const cell = (shop: string, what: keyof PressTimes, press: string) => {
    const all = times.get(shop)?.[what].get(press);
    return all === undefined ? NONE : spreadText(all, whole);
  };
  const missing = shops.filter(({ url }) => url === null).map(({ name }) => name);
  const works = names.map((name) => `${name} work`);
  return {
    sections: [
      {
        title: 'From a press to its next frame, beside other storefronts',
        note: [
          `As above, of those presses that Hydrogen’s skeleton or Next.js Commerce has too, all three on one platform with one catalogue, in turns; in ms at ${SLOWER} times slower scripts, ${ROUNDS} presses each.`,
          'Hydrogen runs as its package brings it, without the scripts of Shopify’s CDN (consent and analytics), which the browser cannot reach; Next.js Commerce is of March 2025, as its upgrade of December 2025 does not show what was added to the cart (vercel/commerce#1514), without partial prerendering, and its menu has no entries.',
          'What comes with later frames is not in it: lists and suggestions, and, once their server has answered, Hydrogen’s chosen size and Commerce’s opened bag.',
          ...missing.map((name) => `${name}: not fetched.`),
        ].join(' '),
        columns: ['press', ...works, ...names.map((name) => `${name} by the clock`)],
        rows: namesOf(OUR_VISITS).map((press) => [
          press,
          ...names.map((name) => cell(name, 'work', press)),
          ...names.map((name) => cell(name, 'byClock', press)),
        ]),
        plots: [
          {
            file: 'presses-peers',
            kind: 'bars',
            columns: works,
            label: 'ms of work until the next frame',
          },
        ],
      },
    ],
    targets: [],
  };
}
