import { residentMibOf } from '../../machine/processes.ts';
import type { Benchmark } from '../benchmark.ts';
import { generateProducts } from '../generate-products.ts';
import { measure } from '../load/measure-load.ts';
import { importText, WITHOUT_PAGE_CACHE, withShop } from '../open-shop.ts';
import { growingList } from './growing-list.ts';

const DEMO_PRODUCTS = 56;
const STEPS = [60, 500, 1_500, 5_000] as const;
const PAGES = [
  { name: 'product', path: '/nl/products/rain-shampoo' },
  { name: 'range of 10', path: '/nl/range/rain' },
  { name: 'whole list', path: '/nl/shop' },
] as const;

/** Measures uncached pages and memory by catalogue size. */
export const growth: Benchmark = async (log) => {
  const steps: { count: number; perSecond: number[]; mib: number }[] = [];
  for (const count of STEPS) {
    await withShop(WITHOUT_PAGE_CACHE, async (shop) => {
      const products = generateProducts(count - DEMO_PRODUCTS);
      await importText(shop, products, 'import', '--shop', 'nl');
      const perSecond: number[] = [];
      for (const { name, path } of PAGES) {
        const load = {
          name,
          url: shop.shopUrl + path,
          serverPid: shop.storefrontPid,
          connections: 1,
        };
        await (await fetch(load.url)).text();
        await measure({ ...load, durationInSeconds: 1 });
        perSecond.push((await measure(load)).requestsPerCoreSecond);
      }
      const mib = residentMibOf(shop.storefrontPid ?? 0);
      steps.push({ count, perSecond, mib });
      log(
        `  ${count} products: ${perSecond.map(Math.round).join(', ')} pages per core second, ${mib} MiB`,
      );
    });
  }
  const list = await growingList(log);
  return {
    sections: [
      {
        title: 'A growing catalogue',
        note: 'Uncached pages per second of CPU time, and the storefront’s memory after it.',
        columns: ['products', ...PAGES.map(({ name }) => name), 'MiB'],
        rows: steps.map(({ count, perSecond, mib }) => [
          count.toLocaleString('en'),
          ...perSecond.map((value) => String(Math.round(value))),
          String(mib),
        ]),
        plots: [
          {
            file: 'growth',
            kind: 'lines',
            columns: PAGES.map(({ name }) => name),
            label: 'pages per second of CPU time',
            over: 'products',
          },
        ],
      },
      ...list.sections,
    ],
    targets: list.targets,
  };
};
