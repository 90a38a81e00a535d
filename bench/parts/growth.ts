import { growCatalogue } from '../catalogue/many-products.ts';
import { measure } from '../load/measure-load.ts';
import { residentMibOf } from '../machine/child-processes.ts';
import { MADE_EACH_TIME, withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';

const STEPS = [60, 500, 1_500, 5_000] as const;
const PAGES = [
  { name: 'product', path: '/nl/products/rain-shampoo' },
  { name: 'range of 10', path: '/nl/range/rain' },
  { name: 'whole list', path: '/nl/shop' },
] as const;

/** Pages made for each request, and the memory that it takes, while the catalogue grows. */
export const growth: Part = async (say) => {
  const steps: { count: number; perSecond: number[]; mib: number }[] = [];
  for (const wanted of STEPS) {
    await withShop(MADE_EACH_TIME, async (shop) => {
      const { productCount: count } = growCatalogue(shop, wanted);
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
      say(
        `  ${count} products: ${perSecond.map(Math.round).join(', ')} pages per core second, ${mib} MiB`,
      );
    });
  }
  return {
    sections: [
      {
        title: 'A growing catalogue',
        note: 'Pages made for each request, per second of processor time, and the storefront’s memory after it.',
        columns: ['products', ...PAGES.map(({ name }) => name), 'MiB'],
        rows: steps.map(({ count, perSecond, mib }) => [
          count.toLocaleString('en'),
          ...perSecond.map((value) => String(Math.round(value))),
          String(mib),
        ]),
      },
    ],
    targets: [],
    plots: [
      {
        title: 'A growing catalogue',
        xLabel: 'products',
        series: [
          ...PAGES.map(({ name }, at) => ({
            name,
            unit: 'pages per core second',
            points: steps.map(({ count, perSecond }) => [count, perSecond[at] ?? 0] as const),
          })),
          {
            name: 'memory',
            unit: 'MiB',
            points: steps.map(({ count, mib }) => [count, mib] as const),
          },
        ],
      },
    ],
  };
};
