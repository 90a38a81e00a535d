import { isOptionValueCombinationInEncodedVariant } from '@shopify/hydrogen-react';
import { describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const platform = await openFixtureShop();

const request = <Data>(version: string, query: string) =>
  shopperAt(platform, 'nl', version).request<Data>(query);

describe.each(API_VERSIONS)('what no shop has, on %s', (version) => {
  it('is null or empty, and no error', async () => {
    const { data, errors } = await request<object>(
      version,
      `{ articles(first: 1) { nodes { id } } article(id: "gid://shopify/Article/404") { id }
        blogs(first: 1) { nodes { id } } blog(handle: "news") { id }
        node(id: "gid://shopify/Blog/404") { id } }`,
    );
    expect(errors).toEqual([]);
    const none = { nodes: [] };
    expect(data).toEqual({
      articles: none,
      article: null,
      blogs: none,
      blog: null,
      node: null,
    });
  });

  it('has a brand of the folder', async () => {
    const { data, errors } = await request<object>(
      version,
      `{ shop { brand { slogan logo { image { url } } coverImage { image { width } }
        colors { primary { background foreground } } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      shop: {
        brand: {
          slogan: null,
          logo: { image: { url: expect.stringContaining('/assets/') } },
          coverImage: { image: { width: platform.context.brand.preview.widthInPx } },
          colors: { primary: [{ background: expect.stringMatching(/^#/) }] },
        },
      },
    });
  });
});

it.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a node of the type %s, which there is none of, is null',
  async (type) => {
    const query = `{ node(id: "gid://shopify/${type}/1") { id } }`;
    expect(await request('2026-10', query)).toMatchObject({ data: { node: null }, errors: [] });
  },
);

it('a mark of the brand is served where its address says', async () => {
  interface Marks {
    readonly shop: { readonly brand: { readonly squareLogo: { readonly image: { url: string } } } };
  }
  const { data } = await request<Marks>(
    '2026-10',
    '{ shop { brand { squareLogo { image { url } } } } }',
  );
  const url = data?.shop.brand.squareLogo.image.url ?? '';
  expect((await platform.fetch(url)).headers.get('content-type')).toMatch(/^image/);
});

it('says which combinations of a product there are, and which can be bought', async () => {
  interface Found {
    readonly products: {
      readonly nodes: readonly {
        readonly encodedVariantExistence: string;
        readonly encodedVariantAvailability: string;
        readonly options: readonly {
          readonly name: string;
          readonly optionValues: readonly { name: string }[];
        }[];
        readonly variants: {
          readonly nodes: readonly {
            readonly availableForSale: boolean;
            readonly selectedOptions: readonly { readonly value: string }[];
          }[];
        };
      }[];
    };
  }
  const { data } = await request<Found>(
    '2026-10',
    `{ products(first: 20) { nodes { encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name } } variants(first: 50) { nodes { availableForSale selectedOptions { value } } } } } }`,
  );
  const availability: boolean[] = [];
  for (const product of data?.products.nodes ?? []) {
    for (const { availableForSale, selectedOptions } of product.variants.nodes) {
      const places = selectedOptions.map(({ value }, index) =>
        (product.options[index]?.optionValues ?? []).findIndex(({ name }) => name === value),
      );
      const isIn = (encoded: string) => isOptionValueCombinationInEncodedVariant(places, encoded);
      expect(isIn(product.encodedVariantExistence)).toBe(true);
      expect(isIn(product.encodedVariantAvailability)).toBe(availableForSale);
      availability.push(availableForSale);
    }
  }
  expect(new Set(availability)).toEqual(new Set([true, false]));
});
