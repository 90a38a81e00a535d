import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { type Client, clientAt, type Reply } from '../attack/client.ts';
import { changePrice, firstHandle, priceText } from '../price-changes.ts';
import { dataFileIn, stockLevels } from '../stress/shop/stock.ts';
import { ageOfPrice, newTally, type PriceChange, type Tally } from './tally.ts';

const READERS = 8;
const BUYERS = 3;
const PAUSE_IN_MS = 60;
const ADDED_PER_CART = 4;
const PRICE_EVERY_MS = 1_000;
const FIRST_PRICE = 2_101;
const TIMEOUT_IN_MS = 15_000;

interface Visited {
  readonly shopUrl: string;
  readonly dataDir: string;
}

export interface Crowd {
  /** What follows is counted under this name. */
  readonly enter: (name: string, isKill?: boolean) => void;
  readonly stop: () => Promise<{ readonly tallies: readonly Tally[]; readonly lostLines: number }>;
}

/** Visitors read pages, search and fill carts, while the price of a product that they look at changes each second. */
export async function openCrowd({ shopUrl, dataDir }: Visited): Promise<Crowd> {
  const { host, port } = new URL(shopUrl);
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: READERS });
  const handle = firstHandle(dataDir);
  const changes: PriceChange[] = [];
  const tallies: Tally[] = [];
  let tally = newTally('start');
  let enteredAtInMs = performance.now();
  let [isOver, lostLines] = [false, 0];
  const watched = `/nl/products/${handle}`;
  const pages = [
    watched,
    '/nl',
    watched,
    '/nl/shop',
    watched,
    '/de',
    '/nl/search?q=olie',
    '/fr/shop',
  ];

  const miss = (at: Tally, what: string) => {
    at.errors += 1;
    console.error(`${at.name}: ${what}`);
  };
  const count = (
    at: Tally,
    what: string,
    { status, isWhole }: { status: number; isWhole: boolean },
  ) => {
    at.requests += 1;
    if (status === 503) at.shed += 1;
    else if (!isWhole) miss(at, `${what} answered ${status}`);
  };
  const read = async (path: string): Promise<void> => {
    const [at, askedAtInMs] = [tally, performance.now()];
    const signal = AbortSignal.timeout(TIMEOUT_IN_MS);
    const page = await pool
      .request({ path, method: 'GET', headers: { host }, signal })
      .then(async ({ statusCode, body }) => ({ status: statusCode, text: await body.text() }))
      .catch(() => ({ status: 0, text: '' }));
    const isWhole = page.status === 200 && page.text.includes('</html>');
    count(at, path, { status: page.status, isWhole });
    if (path !== watched || !isWhole) return;
    const age = ageOfPrice(changes, (price) => page.text.includes(priceText(price)), askedAtInMs);
    if (age === null) miss(at, `${path} shows none of the prices`);
    else at.oldestPriceInMs = Math.max(at.oldestPriceInMs, age);
  };
  const reader = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      const path = turn % 40 === 0 ? `/nl/search?q=${turn}` : pages[turn % pages.length];
      await read(path ?? watched);
      await delay(PAUSE_IN_MS);
    }
  };

  const variantId = stockLevels(dataFileIn(dataDir)).toSorted((a, b) => b.quantity - a.quantity)[0]
    ?.gid;
  const lineItems = [{ variantId, quantity: 1 }];
  const call = async (client: Client, name: string, body: object): Promise<Reply> => {
    const at = tally;
    const reply = await client.call(`checkout/${name}`, body);
    count(at, name, { status: reply.status, isWhole: reply.status === 200 });
    await delay(PAUSE_IN_MS);
    return reply;
  };
  const buyer = async (number: number): Promise<void> => {
    const client = clientAt(`http://127.0.0.1:${port}`, `127.0.9.${number + 1}`);
    while (!isOver) {
      const created = await call(client, 'create', { lineItems });
      const [, id] = /"id":"(gid:[^"]+\/Cart\/[^"]+)"/.exec(created.text) ?? [];
      if (id === undefined) continue;
      let confirmed = 1;
      for (let added = 0; added < ADDED_PER_CART; added += 1) {
        const { status } = await call(client, 'add-items', { checkoutId: id, lineItems });
        if (status === 200) confirmed += 1;
      }
      const { status, text } = await call(client, 'request', { id });
      if (status === 200) lostLines += Math.max(0, confirmed - quantityIn(text));
    }
  };
  const change = async (price: number): Promise<void> => {
    // Pages may show it before the import's process has ended.
    const made: PriceChange = { price, atInMs: Number.POSITIVE_INFINITY };
    changes.push(made);
    await changePrice(dataDir, handle, price);
    made.atInMs = performance.now();
  };
  const changer = async (): Promise<void> => {
    while (!isOver) {
      const startedAtInMs = performance.now();
      const price = FIRST_PRICE + changes.length;
      await change(price);
      tally.priceChanges += 1;
      await delay(Math.max(0, PRICE_EVERY_MS - (performance.now() - startedAtInMs)));
    }
  };

  await change(FIRST_PRICE);
  while (!(await pageText(shopUrl + watched)).includes(priceText(FIRST_PRICE))) await delay(200);
  const all = Promise.all([
    ...Array.from({ length: READERS }, (_, number) => reader(number)),
    ...Array.from({ length: BUYERS }, (_, number) => buyer(number)),
    changer(),
  ]);
  const leave = () => {
    tally.seconds = (performance.now() - enteredAtInMs) / 1000;
    if (tally.requests > 0) tallies.push(tally);
  };
  return {
    enter: (name, isKill = false) => {
      leave();
      [tally, enteredAtInMs] = [newTally(name, isKill), performance.now()];
    },
    stop: async () => {
      isOver = true;
      leave();
      await all;
      await pool.close();
      return { tallies, lostLines };
    },
  };
}

const pageText = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  );

function quantityIn(reply: string): number {
  const quantities = [...reply.matchAll(/"quantity":(\d+)/g)].map(([, digits]) => Number(digits));
  return quantities.reduce((sum, each) => sum + each, 0);
}
