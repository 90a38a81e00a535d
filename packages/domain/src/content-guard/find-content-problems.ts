import { parseDeliveryTerms } from '../delivery/index.ts';
import { readKickbackRates } from '../kickback/index.ts';
import { parseThreshold } from '../promotions/index.ts';
import RULES from './content-rules.json' with { type: 'json' };

/** Content of a market by type and field; a list is its length, or its ids separated by blanks. */
export type GuardedFields = Readonly<Record<string, string | undefined>>;

/** Facts of the shop itself; null where it did not answer, or cannot be asked. */
export interface ShopFacts {
  /** `never`: it names no such amount. */
  readonly freeDeliveryFromInMinorUnits: number | 'never' | null;
  /** Discounts and free items that the content names, and that shoppers cannot get. */
  readonly missing: readonly string[] | null;
}

export interface ContentProblem {
  readonly field: string;
  readonly value: string;
  readonly kind: 'gone' | 'empty' | 'unreadable' | 'free' | 'differs' | 'missing';
}

interface Change {
  /** The last good content; null where there is none. */
  readonly before: GuardedFields | null;
  readonly after: GuardedFields;
  readonly shop: ShopFacts;
}

/** Finds what a change would break. What was shown before is no reason to hold up another change. */
export function findContentProblems({ before, after, shop }: Change): readonly ContentProblem[] {
  return Object.entries(RULES).flatMap(([field, row]) => {
    const [old, value] = [before?.[field], after[field]];
    if (before !== null && old === value) return [];
    const mayGo =
      ('mayGo' in row && row.mayGo) ||
      (row.rule === 'freeFrom' && shop.freeDeliveryFromInMinorUnits === 'never');
    if (value === undefined)
      return mayGo || old === undefined ? [] : [{ field, value: '', kind: 'gone' }];
    const kind = isRule(row.rule) ? CHECKS[row.rule](value, shop, field) : null;
    return kind === null ? [] : [{ field, value, kind }];
  });
}

type Check = (value: string, shop: ShopFacts, field: string) => ContentProblem['kind'] | null;

const isReadable = (isIt: boolean) => (isIt ? null : 'unreadable');
const isGiven: Check = (value, { missing }) =>
  value.split(' ').some((id) => missing?.includes(id)) ? 'missing' : null;

const TERMS = { standardPrice: '1', standardDays: '1', orderBefore: '12:00' };
const isOfTerms = (fact: Readonly<Record<string, string>>) =>
  parseDeliveryTerms({ ...TERMS, ...fact }) !== null;

const CHECKS = {
  some: (value) => (Number(value) > 0 ? null : 'empty'),
  price(value, { freeDeliveryFromInMinorUnits: freeFrom }) {
    const price = parseShownPrice(value);
    if (price === null) return 'unreadable';
    return price === 0 && freeFrom !== 0 ? 'free' : null;
  },
  freeFrom(value, { freeDeliveryFromInMinorUnits: freeFrom }) {
    const price = parseShownPrice(value);
    if (price === null) return 'unreadable';
    return typeof freeFrom === 'number' && price !== freeFrom ? 'differs' : null;
  },
  days: (value) => isReadable(isOfTerms({ standardDays: value })),
  clock: (value) => isReadable(isOfTerms({ orderBefore: value })),
  percentage: (value, _, field) =>
    isReadable(readKickbackRates({ [field.split('.')[1] ?? field]: value }).kind === 'read'),
  count: (value) => isReadable(parseThreshold(value) !== null),
  discounts: isGiven,
  item: isGiven,
} satisfies Record<string, Check>;

function isRule(name: string): name is keyof typeof CHECKS {
  return Object.hasOwn(CHECKS, name);
}

/** Thousands in groups of three, then two decimals or none, whatever stands around them. */
const PRICE = /^\D*(\d{1,3}(?:[.,’\s]\d{3})+|\d+)(?:[.,](\d{2}))?\D*$/;

/** Reads a price as editors write it, such as `€ 4,95`, `£3.95` or `1 299 kr`, in minor units; null where it is none. */
export function parseShownPrice(text: string): number | null {
  const [, whole, decimals = '00'] = PRICE.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals);
}
