import * as v from 'valibot';
import { DecodeError, list, readOrTell, readValue } from '../../protocol/json/index.ts';

const AMOUNT = 'must be an amount such as "4.95"';
const text = v.pipe(v.string('must be text'), v.regex(/\S/, 'must not be blank'));
const names = v.pipe(v.array(text, 'must be a list'), v.readonly());
const amount = v.pipe(
  v.string(AMOUNT),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, AMOUNT),
  v.transform((typed) => Math.round(Number(typed) * 100)),
);
const DAYS = 'must be working days such as "2-4" or "1"';
const days = v.pipe(
  v.string(DAYS),
  v.regex(/^[1-9]\d?(-[1-9]\d?)?$/, DAYS),
  v.check((typed) => {
    const [from, to = from] = typed.split('-').map(Number);
    return Number(from) <= Number(to);
  }, DAYS),
);
const GRAMS = 'must be whole grams, 0 or more';

/** Price of a way of delivery; the last row counts whose limits a bag has reached. */
const rate = v.pipe(
  v.strictObject({
    /** Null: from here on it is not offered. */
    price: v.nullable(amount),
    fromAmount: v.nullish(amount, '0'),
    fromGrams: v.nullish(v.pipe(v.number(GRAMS), v.integer(GRAMS), v.minValue(0, GRAMS)), 0),
  }),
  v.transform(({ price, fromAmount, fromGrams }) => ({
    priceInMinorUnits: price,
    fromInMinorUnits: fromAmount,
    fromGrams,
  })),
);

const KEY = 'must be small letters, digits and hyphens, and not "email" or "none"';

const method = v.strictObject({
  key: v.pipe(v.string(KEY), v.regex(/^(?!email$|none$)[a-z][a-z0-9-]{0,30}$/, KEY)),
  title: v.nullish(text, null),
  /** Titles by code of a language, `EN`; other languages see the title. */
  translatedTitles: v.nullish(v.record(v.string(), text), {}),
  days,
  /** The courier calls before the door. */
  needsPhone: v.nullish(v.boolean('must be true or false'), false),
  rates: v.pipe(v.array(rate), v.minLength(1, 'must have a row'), v.readonly()),
});

const PERCENT = 'must be from 0 to 100';

/** Goods of these kinds are taxed by another rate than the country's full one. */
const tax = v.strictObject({
  percent: v.pipe(v.number(PERCENT), v.minValue(0, PERCENT), v.maxValue(100, PERCENT)),
  productTypes: v.nullish(names, []),
  collections: v.nullish(names, []),
  products: v.nullish(names, []),
});

const ORDER_BEFORE = 'must be an hour such as "16:00"';
const hour = v.nullish(
  v.pipe(v.string(ORDER_BEFORE), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, ORDER_BEFORE)),
  null,
);

export type ShippingRate = v.InferOutput<typeof rate>;
export type ShippingMethod = v.InferOutput<typeof method>;
type TaxRow = v.InferOutput<typeof tax>;

/** Ways in which a shop sends, for how much, and goods that it taxes at other rates than the full one. */
export interface ShippingDraft {
  /** The first is offered for every bag; none: the country's usual ones. */
  readonly methods: readonly ShippingMethod[];
  /** Orders before it leave on the same day; null: as is usual in the country. */
  readonly orderBefore: string | null;
  /** The first row that names a product counts. */
  readonly taxes: readonly TaxRow[];
}

/** Methods whose names the checkout knows in every language. */
const KNOWN_METHODS: readonly string[] = ['standard', 'express'];
/** The checkout's style sheet tells so many apart. */
const MAX_METHODS = 6;

const rows = v.nullish(list(v.unknown()), []);
const whole = v.strictObject({
  methods: rows,
  taxes: rows,
  orderBefore: v.optional(v.unknown()),
});

/** Reads `shipping.json`; a row that cannot be read is told and left out, or without `leaveOut` ends the reading. */
export function decodeShipping(
  json: unknown,
  leaveOut: (problem: string) => void = (problem) => {
    throw new DecodeError(problem);
  },
): ShippingDraft {
  const given = readValue(whole, json);
  const rowsOf = <Schema extends v.GenericSchema>(name: 'methods' | 'taxes', schema: Schema) =>
    given[name].flatMap((row, place) =>
      readOrTell(() => readValue(schema, row, `${name}[${place}]`), leaveOut),
    );
  const seen = new Set<string>();
  const methods = rowsOf('methods', method).filter((one) => {
    const fault = faultOf(one, seen);
    seen.add(one.key);
    if (fault !== null) leaveOut(`methods "${one.key}": ${fault}.`);
    return fault === null;
  });
  const taxes = rowsOf('taxes', tax).filter(({ productTypes, collections, products }, place) => {
    const isEmpty = [...productTypes, ...collections, ...products].length === 0;
    if (isEmpty) leaveOut(`taxes[${place}] must name productTypes, collections or products.`);
    return !isEmpty;
  });
  const [orderBefore = null] = readOrTell(
    () => readValue(hour, given.orderBefore, 'orderBefore'),
    leaveOut,
  );
  return { methods, taxes, orderBefore };
}

/** Checks what no field can tell by itself. */
function faultOf({ key, title, rates }: ShippingMethod, seen: ReadonlySet<string>): string | null {
  if (seen.has(key)) return 'comes twice';
  if (seen.size >= MAX_METHODS) return `is one more than the ${MAX_METHODS} that a checkout shows`;
  if (title === null && !KNOWN_METHODS.includes(key)) return 'title must be given';
  const isForAll =
    rates.every(({ priceInMinorUnits }) => priceInMinorUnits !== null) &&
    rates[0]?.fromInMinorUnits === 0 &&
    rates[0].fromGrams === 0;
  if (seen.size > 0 || isForAll) return null;
  return 'is the first method and must have a price for every bag: a first row without limits, and no price null';
}

/** The file that such a draft was read from. */
export function shippingFile({ methods, ...others }: ShippingDraft) {
  const decimal = (amountInMinorUnits: number) => (amountInMinorUnits / 100).toFixed(2);
  return {
    methods: methods.map(({ rates, ...one }) => ({
      ...one,
      rates: rates.map(({ priceInMinorUnits: price, fromInMinorUnits, fromGrams }) => ({
        price: price === null ? null : decimal(price),
        fromAmount: decimal(fromInMinorUnits),
        fromGrams,
      })),
    })),
    ...others,
  };
}
