import { cpuSecondsOf, platformOf, residentMibOf } from '../../machine/processes.ts';
import { settle } from '../../machine/settle.ts';
import type { Benchmark } from '../benchmark.ts';
import { generatedHandle, generateProducts } from '../generate-products.ts';
import { importText, type MeasuredShop, withShopOnAllCores } from '../open-shop.ts';

const STEPS = [5_000, 20_000, 100_000] as const;
/** How much more the largest catalogue may take than the smallest. */
const MAX_GROWTH = 1.3;
const READS = 3_000;
/** Another product each time, wherever the catalogue ends. */
const STRIDE = 7_919;

const PRODUCT = `query ($handle: String!) { product(handle: $handle) {
  id title descriptionHtml variants(first: 10) { nodes { id title price { amount } } }
} }`;
const LIST = `query ($sortKey: ProductCollectionSortKeys!) { collection(handle: "all") {
  products(first: 24, sortKey: $sortKey) { nodes { title } filters { id values { label count } } }
} }`;
const SUGGESTIONS = `query ($query: String!) {
  predictiveSearch(query: $query, limit: 6) { products { title } queries { text } }
}`;
const TYPED = ['rain moisture mask', 'night repair oil', 'volume spray'];

type Ask = (query: string, variables: object) => Promise<void>;

function askerOf({ platformUrl }: MeasuredShop): Ask {
  return async (query, variables) => {
    const response = await fetch(`${platformUrl}/nl/api/2025-10/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    if (text.includes('"errors"')) throw new Error(`The platform responded ${text.slice(0, 200)}`);
  };
}

async function readProducts(ask: Ask, count: number): Promise<void> {
  for (let read = 0; read < READS; read += 1)
    await ask(PRODUCT, { handle: generatedHandle((read * STRIDE) % count) });
}

async function readLists(ask: Ask): Promise<void> {
  for (const sortKey of ['COLLECTION_DEFAULT', 'PRICE', 'TITLE', 'BEST_SELLING'])
    await ask(LIST, { sortKey });
}

async function suggest(ask: Ask): Promise<void> {
  for (const typed of TYPED) {
    for (let length = 1; length <= typed.length; length += 1)
      await ask(SUGGESTIONS, { query: typed.slice(0, length) });
  }
}

/** Measures the platform's memory by catalogue size: filled while it runs, indexed for search, then read and searched. */
export const platformMemory: Benchmark = async (log) => {
  const steps: { readonly count: number; readonly mib: readonly number[] }[] = [];
  for (const count of STEPS) {
    await withShopOnAllCores({}, async (shop) => {
      const pid = platformOf(shop.pid) ?? shop.pid;
      const ask = askerOf(shop);
      const mib = [residentMibOf(pid)];
      const look = async () => {
        await settle(pid);
        mib.push(residentMibOf(pid));
      };
      await importText(shop, generateProducts(count), 'import', '--shop', 'nl');
      // A catalogue is read and indexed once somebody asks for it.
      await ask(PRODUCT, { handle: generatedHandle(0) });
      await look();
      await readProducts(ask, count);
      await look();
      await readLists(ask);
      await look();
      await suggest(ask);
      await look();
      steps.push({ count, mib });
      const cpu = Math.round(cpuSecondsOf(pid) ?? 0);
      log(`  ${count} products: ${mib.join(', ')} MiB, ${cpu} s of CPU time`);
    });
  }
  const mostOf = (at: number) => Math.max(...(steps.at(at)?.mib ?? [0]));
  const growth = mostOf(-1) / mostOf(0);
  return {
    sections: [
      {
        title: 'Memory of the platform by catalogue size',
        note: `Resident memory in MiB of the platform beside the running shop: with the demo, after the import of the products and once they are indexed for search, then after ${READS.toLocaleString('en')} reads of different products, lists in four orders with their filters, and suggestions letter by letter.`,
        columns: ['products', 'demo', 'imported, indexed', 'products read', 'lists', 'suggestions'],
        rows: steps.map(({ count, mib }) => [count.toLocaleString('en'), ...mib.map(String)]),
      },
    ],
    targets: [
      {
        what: 'memory of the platform, from 5,000 to 100,000 products',
        aim: `≤ ${MAX_GROWTH} times`,
        measured: `${mostOf(0)} → ${mostOf(-1)} MiB, ${growth.toFixed(2)} times`,
        isMet: growth <= MAX_GROWTH,
      },
    ],
  };
};
