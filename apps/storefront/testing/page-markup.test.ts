import Validator from '@adobe/structured-data-validator';
import { WITHDRAWAL_DAYS } from '@lokke/domain/withdrawal';
import { HtmlValidate } from 'html-validate';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import PATHS from './page-paths.json' with { type: 'json' };

const shop = await openStorefront({ environment: { MARKETS: 'nl' }, isDemo: true });

const html = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
const structuredData = new Validator();

/** Forwarding of browsers without scripts from the bag, which heed it anywhere in the page. */
const FORWARDING = '<meta> element is not permitted as content under <div>';

const thing = v.looseObject({ '@type': v.string() });
const block = v.union([v.looseObject({ '@graph': v.array(thing) }), thing]);

/** Reads what a page tells search engines, by type. */
function thingsOf(page: string) {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = blocks.flatMap(([, json = '']) => {
    const read = v.parse(block, JSON.parse(json));
    return v.is(thing, read) ? [read] : read['@graph'];
  });
  return Object.groupBy(things, (one) => one['@type']);
}

const read = (path: string) => shop.read(`/nl${path}`, { headers: { accept: 'text/html' } });

const MORE = ['/ingredients', '/compare?p=rain-shampoo', '/journal', '/journal/hard-water'];

describe.each([...PATHS.ofEveryBrand, ...MORE])('the page %s', (path) => {
  it('is valid HTML, and what it tells search engines has what they require', async () => {
    const page = await read(path);
    const { results } = await html.validateString(page);
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ message, selector }) => `${message} at ${selector}`);
    expect(faults.filter((fault) => !fault.startsWith(FORWARDING))).toEqual([]);
    const issues = await structuredData.validate({ jsonld: thingsOf(page) });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });
});

it('products tell sizes, delivery and reviews; the home page tells returns as the texts do', async () => {
  expect(thingsOf(await read('/products/rain-shampoo'))).toMatchObject({
    ProductGroup: [
      {
        hasVariant: [
          { offers: { shippingDetails: { shippingRate: { value: '4.95' } } } },
          { size: '1000 ml' },
        ],
        review: [{ author: { '@type': 'Person' } }, {}, {}],
      },
    ],
  });
  const home = await read('');
  expect(thingsOf(home)).toMatchObject({
    Organization: [{ hasMerchantReturnPolicy: { merchantReturnDays: WITHDRAWAL_DAYS } }],
  });
  expect(home).toContain(`${WITHDRAWAL_DAYS} dagen bedenktijd`);
});
