import * as v from 'valibot';
import { DecodeError, readValue } from '../../protocol/json/index.ts';

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Parses `12.5` and `12.50` as 1250; null for anything but a plain decimal with at most two places. */
export function minorUnitsOf(decimal: string): number | null {
  const [, whole, part = ''] = DECIMAL.exec(decimal) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const MAX_COUNT = 1_000_000;
const MAX_MINOR_UNITS = 100_000_000_000;
const WHOLE = `must be a whole number from 1 to ${MAX_COUNT}`;
const TIME = 'must be a time such as 2026-07-28T01:32:53Z';
const PERCENT = 'must be from 0 to 100';
const AMOUNT = 'must be an amount such as "12.50", and not too large';

const text = v.string('must be text');
const yesOrNo = v.boolean('must be true or false');
const no = v.nullish(yesOrNo, false);
const number = v.number('must be a number');
const names = v.pipe(v.array(text), v.readonly());
const title = v.pipe(text, v.regex(/\S/, 'must not be blank'));
const count = v.pipe(number, v.integer(WHOLE), v.minValue(1, WHOLE), v.maxValue(MAX_COUNT, WHOLE));
const time = v.pipe(
  text,
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, TIME),
  v.check((typed) => !Number.isNaN(Date.parse(typed)), TIME),
);
const amountFrom = (least: number) =>
  v.pipe(
    text,
    v.transform((typed) => minorUnitsOf(typed) ?? Number.NaN),
    v.minValue(least, AMOUNT),
    v.maxValue(MAX_MINOR_UNITS, AMOUNT),
  );

/** Products and collections go by handle, variants by SKU or id. */
const items = v.variant('kind', [
  v.strictObject({ kind: v.literal('all') }),
  v.strictObject({ kind: v.literal('collections'), collections: names }),
  v.strictObject({
    kind: v.literal('products'),
    products: v.nullish(names, []),
    variants: v.nullish(names, []),
  }),
]);

const inMinorUnits = v.pipe(
  v.strictObject({ kind: v.literal('amount'), amount: amountFrom(1) }),
  v.transform(({ kind, amount }) => ({ kind, amountInMinorUnits: amount })),
);

const threshold = v.variant('kind', [
  v.strictObject({ kind: v.literal('quantity'), quantity: count }),
  inMinorUnits,
]);

/** Reduction of 100 percent makes a unit free. */
const percentage = v.strictObject({
  kind: v.literal('percentage'),
  percentage: v.pipe(number, v.minValue(0, PERCENT), v.maxValue(100, PERCENT)),
});

/** Amount off each unit; else once, shared among all that is entitled. */
const amountOff = v.pipe(
  v.strictObject({
    kind: v.literal('amount'),
    amount: amountFrom(0),
    isPerItem: no,
  }),
  v.transform(({ kind, amount, isPerItem }) => ({ kind, amountInMinorUnits: amount, isPerItem })),
);

const basic = v.strictObject({
  kind: v.literal('basic'),
  minimum: v.nullish(threshold, null),
  items,
  reduction: v.variant('kind', [percentage, amountOff]),
});

const buyXGetY = v.strictObject({
  kind: v.literal('buyXGetY'),
  buys: v.strictObject({ items, threshold }),
  gets: v.strictObject({
    items,
    /** Units for each time that the threshold is reached. */
    quantity: count,
    reduction: v.variant('kind', [percentage, inMinorUnits]),
  }),
  /** Null: as often as it is earned. */
  usesPerOrderLimit: v.nullish(count, null),
});

const combinesWith = v.strictObject({
  orderDiscounts: no,
  productDiscounts: no,
  shippingDiscounts: no,
});

const draft = v.strictObject({
  /** Number of the discount that it replaces; null for one of its own. */
  id: v.nullish(number, null),
  title,
  /** Titles by code of a language, `EN`; other languages see the title. */
  translatedTitles: v.nullish(v.record(v.string(), text), {}),
  /** Code that has to be typed; null for a discount that applies by itself. */
  code: v.nullish(title, null),
  startsAt: time,
  endsAt: v.nullish(time, null),
  combinesWith: v.nullish(combinesWith, {}),
  appliesOnOneTimePurchase: v.nullish(yesOrNo, true),
  appliesOnSubscription: no,
  /** Orders in which the code may be used, in all; null for any number. */
  usageLimit: v.nullish(count, null),
  appliesOncePerCustomer: no,
  /** Tag of the customers that it is for; null for everybody. */
  customerTag: v.nullish(title, null),
  terms: v.variant('kind', [basic, buyXGetY]),
});

type Declaration = v.InferOutput<typeof draft>;
export type DiscountDraft = Omit<Declaration, 'id'>;
export type DiscountTerms = DiscountDraft['terms'];
export type CombinesWith = DiscountDraft['combinesWith'];
export type BasicTerms = v.InferOutput<typeof basic>;
export type BuyGetTerms = v.InferOutput<typeof buyXGetY>;
export type ItemSet = BasicTerms['items'];
export type Reduction = BasicTerms['reduction'];
export type Threshold = BuyGetTerms['buys']['threshold'];
export type UnitReduction = BuyGetTerms['gets']['reduction'];

/** Discount as a file declares it. */
export interface DeclaredDiscount {
  readonly id: number | null;
  readonly draft: DiscountDraft;
}

/** Checks what no field can tell by itself. A code may take nothing off, as at Shopify. */
function faultOf(given: DiscountDraft): string | null {
  const { startsAt, endsAt, code, terms } = given;
  if (code === null && (given.usageLimit !== null || given.appliesOncePerCustomer)) {
    return 'code must be given where uses are limited';
  }
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    return 'endsAt must be after startsAt';
  }
  const reduction = terms.kind === 'basic' ? terms.reduction : terms.gets.reduction;
  const isNothing = Object.values(reduction).includes(0);
  const mayBeNothing = terms.kind === 'basic' && code !== null;
  if (!isNothing || mayBeNothing) return null;
  return `terms.${terms.kind === 'basic' ? '' : 'gets.'}reduction must take something off`;
}

export function decodeDiscount(json: unknown, path: string): DeclaredDiscount {
  const { id, ...given } = readValue(draft, json, path);
  const fault = faultOf(given);
  if (fault !== null) throw new DecodeError(`${path === '' ? '' : `${path}.`}${fault}.`);
  return { id, draft: given };
}

/** Reads one discount, or a list of them. */
export function discountsFile(json: unknown, path: string): readonly DeclaredDiscount[] {
  return Array.isArray(json)
    ? json.map((one: unknown, index) => decodeDiscount(one, `${path}[${index}]`))
    : [decodeDiscount(json, path)];
}
