import { CONSULTATION_QUESTIONS, queryOfProfile } from '@lokke/domain/consultation';
import type { PageTool } from './model-context.ts';

/** Acts of the page for its visitor, as its buttons do them; each returns what the visitor then sees. */
export interface PageActions {
  /** Goes to a page and reads it. */
  readonly show: (path: string) => Promise<string>;
  /** Reads a product's page as Markdown. */
  readonly readProduct: (handle: string) => Promise<string>;
  readonly addToBag: (wanted: {
    readonly handle: string;
    readonly variantId: string;
    readonly quantity: number;
  }) => Promise<string>;
  readonly chooseSalon: (words: string) => Promise<string>;
}

type Fields = Readonly<Record<string, string>>;

const MAX_QUANTITY = 99;

/** Tools for an assistant in the visitor's browser. */
export function listPageTools(act: () => PageActions): readonly PageTool[] {
  return [
    makeTool({
      name: 'search_products',
      description: 'Searches the shop and shows what was found.',
      required: { query: 'Words to search for' },
      run: ({ query = '' }) => act().show(`/search?${new URLSearchParams({ q: query })}`),
    }),
    makeTool({
      name: 'filter_products',
      description: 'Shows the products of the shop that have a value, in an order.',
      required: {},
      optional: {
        group: 'Group of a filter, as in addresses of links of the page, such as hairType',
        value: 'Value of that group, such as curly',
        sortOption: 'Order, such as sortByPriceAscending or sortByHighestRated',
      },
      run: ({ group = '', value = '', sortOption = '' }) => {
        const wanted = { [group]: value, sortOption };
        const named = Object.entries(wanted).filter(([name, text]) => name !== '' && text !== '');
        return act().show(`/shop?${new URLSearchParams(named)}`);
      },
    }),
    makeTool({
      name: 'product_facts',
      description: 'Tells all of a product: sizes with prices and ids, use, ingredients, reviews.',
      required: { handle: 'Last part of the address of the product, /products/<handle>' },
      run: ({ handle = '' }) => act().readProduct(handle),
    }),
    makeTool({
      name: 'add_to_bag',
      description: 'Adds a size of a product to the bag, which opens.',
      isChange: true,
      required: {
        handle: 'Last part of the address of the product',
        variant_id: 'Id of the size, which product_facts tells',
      },
      optional: { quantity: 'Number of units, 1 without' },
      run: ({ handle = '', variant_id: variantId = '', quantity = '1' }) => {
        const units = Number(quantity);
        if (!Number.isInteger(units) || units < 1 || units > MAX_QUANTITY) {
          throw new RangeError(`quantity is a whole number from 1 to ${MAX_QUANTITY}`);
        }
        return act().addToBag({ handle, variantId, quantity: units });
      },
    }),
    makeTool({
      name: 'choose_salon',
      description: 'Chooses the salon of the visitor by its number or name; lists those that fit.',
      isChange: true,
      required: { salon: 'Number or name of the salon' },
      run: ({ salon = '' }) => act().chooseSalon(salon),
    }),
    makeTool({
      name: 'hair_consultation',
      description:
        'Asks the next question of the hair consultation with its answers, or shows the routine.',
      required: {},
      optional: Object.fromEntries(
        CONSULTATION_QUESTIONS.map((question) => [
          question,
          'Answer by its value; several with a comma between them, where several are taken',
        ]),
      ),
      run: (answers) => act().show(`/consultation?${queryOfProfile(answers)}`),
    }),
  ];
}

interface ToolParts {
  readonly name: string;
  readonly description: string;
  readonly isChange?: boolean;
  readonly required: Fields;
  readonly optional?: Fields;
  readonly run: (input: Fields) => Promise<string>;
}

function makeTool({ name, description, isChange = false, ...parts }: ToolParts): PageTool {
  const { required, optional = {}, run } = parts;
  const fields = { ...required, ...optional };
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([field, told]) => [
          field,
          { type: ['string', 'number'], description: told },
        ]),
      ),
      required: Object.keys(required),
    },
    // Texts of products and reviews are written by many hands.
    annotations: { readOnlyHint: !isChange, untrustedContentHint: true },
    execute: async (input) => {
      try {
        return toAnswer(await run(readFields(input, fields, Object.keys(required))));
      } catch (error) {
        return { ...toAnswer(error instanceof Error ? error.message : 'It failed'), isError: true };
      }
    },
  };
}

function toAnswer(text: string) {
  return { content: [{ type: 'text', text }] as const };
}

/** @throws where a field that is needed is missing */
function readFields(input: unknown, known: Fields, required: readonly string[]): Fields {
  const given = Object.entries(Object(input)).flatMap(([name, value]) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    return Object.hasOwn(known, name) && isText ? [[name, String(value)] as const] : [];
  });
  const fields = Object.fromEntries(given);
  const missing = required.find((name) => (fields[name] ?? '') === '');
  if (missing !== undefined) throw new TypeError(`${missing} is missing`);
  return fields;
}
