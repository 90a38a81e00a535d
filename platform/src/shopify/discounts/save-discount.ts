import { type PlatformContext, wireDateTime } from '../../protocol/index.ts';
import type { Sql, Store } from '../../store/index.ts';
import { readCatalogue, type ShopCatalogue } from '../catalogue/index.ts';
import { type Discount, meaningOfCode } from './discount.ts';
import type { DeclaredDiscount, DiscountDraft, ItemSet } from './discount-draft.ts';
import { findDiscount, putDiscount, readDiscounts, removeDiscount } from './discount-rows.ts';

export type SavingContext = Pick<PlatformContext, 'ids' | 'now'>;

/** Files number their own discounts below this, the same in every shop. */
const FIRST_NUMBER = 10_001;

/** Tells whether a discount was numbered here, and not by a file. */
export function isOwnNumber(id: number): boolean {
  return id >= FIRST_NUMBER;
}

/** Thrown inside a write, so that it is rolled back. */
export class DiscountError extends Error {
  readonly problems: readonly DiscountProblem[];

  constructor(problems: readonly DiscountProblem[]) {
    super(problems.map(({ path, message }) => `${path} ${message}`).join('; '));
    this.problems = problems;
  }
}

/** Call it inside a write. Without an id it is a new discount. */
export function saveDiscount(
  sql: Sql,
  { ids, now }: SavingContext,
  {
    shop,
    id,
    draft,
  }: { readonly shop: string; readonly id: number | null; readonly draft: DiscountDraft },
): Discount {
  const problems = [...problemsOfId(id), ...takenCode(sql, shop, id, draft)];
  if (problems.length > 0) throw new DiscountError(problems);
  const ownId = id ?? FIRST_NUMBER - 1 + ids.next('Discount');
  putDiscount(sql, shop, { id: ownId, draft: withWireTimes(draft), now: wireDateTime(now()) });
  return mustFind(sql, shop, ownId);
}

/** Ends a discount now, also for open carts; one that has ended already stays as it is. */
export function endDiscount(
  sql: Sql,
  { now }: SavingContext,
  { shop, id }: { readonly shop: string; readonly id: number },
): Discount | null {
  const found = findDiscount(sql, shop, id);
  if (found === null) return null;
  const time = now();
  if (found.endsAt !== null && Date.parse(found.endsAt) <= time.getTime()) return found;
  const { id: _id, createdAt: _created, updatedAt: _updated, ...draft } = found;
  const endsAt = wireDateTime(time);
  // A discount that had not begun starts and ends now.
  const startsAt = Date.parse(found.startsAt) > time.getTime() ? endsAt : found.startsAt;
  putDiscount(sql, shop, { id, draft: { ...draft, startsAt, endsAt }, now: endsAt });
  return mustFind(sql, shop, id);
}

function withWireTimes(draft: DiscountDraft): DiscountDraft {
  return {
    ...draft,
    startsAt: wireDateTime(new Date(draft.startsAt)),
    endsAt: draft.endsAt === null ? null : wireDateTime(new Date(draft.endsAt)),
  };
}

export function deleteDiscount(sql: Sql, shop: string, id: number): boolean {
  if (findDiscount(sql, shop, id) === null) return false;
  removeDiscount(sql, shop, id);
  return true;
}

function mustFind(sql: Sql, shop: string, id: number): Discount {
  const found = findDiscount(sql, shop, id);
  if (found === null) throw new Error(`discount ${id} of ${shop} was not written`);
  return found;
}

function problemsOfId(id: number | null): readonly DiscountProblem[] {
  if (id === null || (Number.isInteger(id) && id >= 1 && id < FIRST_NUMBER)) return [];
  return [{ path: 'id', message: `must be a whole number from 1 to ${FIRST_NUMBER - 1}` }];
}

function takenCode(
  sql: Sql,
  shop: string,
  id: number | null,
  { code }: DiscountDraft,
): readonly DiscountProblem[] {
  if (code === null) return [];
  const meaning = meaningOfCode(code);
  const isTaken = readDiscounts(sql, shop).some(
    (other) => other.id !== id && other.code !== null && meaningOfCode(other.code) === meaning,
  );
  return isTaken ? [{ path: 'code', message: `must be unique; "${code}" is taken` }] : [];
}

type ImportContext = SavingContext & { readonly store: Store };

/** Call it inside a write, after the products have been saved that the discounts speak of. */
export function saveDeclared(
  sql: Sql,
  context: ImportContext,
  { shop, declared }: { readonly shop: string; readonly declared: readonly DeclaredDiscount[] },
): readonly Discount[] {
  const catalogue = readCatalogue(context.store, shop);
  return declared.map(({ id, draft }) => {
    const unknown = unknownItems(draft, catalogue);
    if (unknown.length > 0) throw new DiscountError(unknown);
    return saveDiscount(sql, context, { shop, id, draft });
  });
}

/** All of them, or none and a `DiscountError` that says what is wrong with the first bad one. */
export function importDiscounts(
  context: ImportContext,
  shop: string,
  declared: readonly DeclaredDiscount[],
): Promise<readonly Discount[]> {
  return context.store.write((sql) => saveDeclared(sql, context, { shop, declared }));
}

/** Finds names in a draft that match nothing in the shop: most likely misspelt. */
function unknownItems(
  { terms }: DiscountDraft,
  catalogue: ShopCatalogue,
): readonly DiscountProblem[] {
  return terms.kind === 'basic'
    ? unknownOf(terms.items, 'terms.items', catalogue)
    : [
        ...unknownOf(terms.buys.items, 'terms.buys.items', catalogue),
        ...unknownOf(terms.gets.items, 'terms.gets.items', catalogue),
      ];
}

function unknownOf(
  items: ItemSet,
  path: string,
  { productByHandle, collectionByHandle, variantById, variantBySku }: ShopCatalogue,
): readonly DiscountProblem[] {
  const problem = (what: string) => (name: string) => ({
    path,
    message: `names the unknown ${what} "${name}"`,
  });
  switch (items.kind) {
    case 'all':
      return [];
    case 'collections':
      return items.collections
        .filter((handle) => !collectionByHandle.has(handle))
        .map(problem('collection'));
    case 'products': {
      const unknownProducts = items.products.filter((handle) => !productByHandle.has(handle));
      const unknownVariants = items.variants.filter(
        (key) => !variantById.has(key) && variantBySku(key) === undefined,
      );
      return [
        ...unknownProducts.map(problem('product')),
        ...unknownVariants.map(problem('variant')),
      ];
    }
  }
}

interface DiscountProblem {
  /** Place in the draft: `terms.gets.quantity`. */
  readonly path: string;
  readonly message: string;
}
