import { withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';
import { type PageWeight, weighPage } from '../weight/weigh-page.ts';
import { MAIN_PAGES } from './main-pages.ts';

const KB_IN_BYTES = 1_000;
const OTHER_PAGES = [
  { name: 'cart', path: '/nl/cart' },
  { name: 'account', path: '/nl/account/login' },
] as const;
const MOST_SCRIPT_KB = { home: 125, listing: 125, product: 125, cart: 135, account: 135 } as const;

/** What a first visit brings over the wire before anybody touches the page, pictures aside. */
export const weight: Part = (_say) =>
  withShop({}, async ({ shopUrl }) => {
    const pages = [...MAIN_PAGES, ...OTHER_PAGES];
    const weights = await Promise.all(
      pages.map(async ({ name, path }) => ({ name, ...(await weighPage(shopUrl, path)) })),
    );
    return {
      sections: [
        {
          title: 'What a first visit downloads',
          note: 'In kB over the wire (gzip), pictures aside.',
          columns: ['page', 'HTML', 'JavaScript', 'files', 'CSS', 'fonts'],
          rows: weights.map(rowOf),
        },
      ],
      targets: weights.map(({ name, scriptInBytes }) => ({
        what: `JavaScript on first load, ${name}`,
        aim: `≤ ${MOST_SCRIPT_KB[name]} kB`,
        measured: `${kb(scriptInBytes)} kB`,
        isMet: scriptInBytes <= MOST_SCRIPT_KB[name] * KB_IN_BYTES,
      })),
    };
  });

const kb = (bytes: number) => (bytes / KB_IN_BYTES).toFixed(1);

function rowOf({ name, ...it }: PageWeight & { readonly name: string }): readonly string[] {
  const [html, script, style, font] = [
    it.htmlInBytes,
    it.scriptInBytes,
    it.styleInBytes,
    it.fontInBytes,
  ].map(kb);
  return [name, html ?? '', script ?? '', String(it.scriptCount), style ?? '', font ?? ''];
}
