import { countOf, type PlatformContext, SHOP_KEYS, type ShopKey } from '../../protocol/index.ts';
import { listChanges } from '../../shopify/admin/index.ts';
import { demoOf, seedDemo, seedDemoContent, seedDemoSalons } from '../seeding/index.ts';
import { type Command, DONE, shopOption } from './command.ts';
import { createProgress } from './print-report.ts';

export const shopsCommand: Command = {
  usage: 'shops',
  takes: [],
  summary: 'the shops and how many products each has',
  async run(input) {
    const context = input.openPlatform();
    for (const key of SHOP_KEYS) input.out.write(`${line(context, key)}\n`);
    return DONE;
  },
};

function line({ shops, store, origin }: PlatformContext, key: ShopKey): string {
  const { countryName, currencyCode, apiVersion } = shops[key];
  const row = store.read
    .prepare(
      "SELECT count(*) AS products FROM catalogue_records WHERE shop = ? AND kind = 'product'",
    )
    .get(key);
  return [
    key.padEnd(3),
    countryName.padEnd(15),
    currencyCode,
    apiVersion,
    `${String(row?.['products'] ?? 0).padStart(6)} products`,
    `${origin}/${key}`,
  ].join('  ');
}

const MAX_SHOWN = 200;

/** Prints time, interface, change, outcome and ids. */
export const changesCommand: Command = {
  usage: 'changes --shop <shop>',
  takes: ['shop'],
  summary: 'what was lately done to a shop: by Admin API, console, commands and imports',
  async run(input) {
    const shop = shopOption(input.options.shop);
    const { store } = input.openPlatform();
    for (const { at, way, what, outcome, ids } of listChanges(store.read, { shop }, MAX_SHOWN)) {
      input.out.write(`${[at, way, what, outcome, ids].join('  ').trimEnd()}\n`);
    }
    return DONE;
  },
};

export const seedCommand: Command = {
  usage: 'seed',
  takes: [],
  summary:
    'the demo: products where a shop has none, with its salons and content; all salons and content where there are none',
  async run(input) {
    const context = input.openPlatform();
    const demo = demoOf(context.brand);
    const progress = createProgress(input.err, 'Seeding the shops');
    progress.update(0);
    const filled = await seedDemo(
      context,
      ({ shop, done, total }) => progress.update(done / total, shop),
      demo,
    );
    const salonCount = await seedDemoSalons(context, demo.folder, filled);
    const pageCount = await seedDemoContent(context, demo, filled);
    progress.end();
    if (pageCount > 0) input.out.write(`Wrote ${countOf(pageCount, 'page')} of content.\n`);
    if (salonCount > 0) input.out.write(`Wrote ${countOf(salonCount, 'salon')}.\n`);
    input.out.write(
      filled.length === 0
        ? 'Nothing to seed: every shop has products.\n'
        : `Seeded ${countOf(filled.length, 'shop')} with the demo catalogue: ${filled.join(', ')}.\n`,
    );
    return DONE;
  },
};
