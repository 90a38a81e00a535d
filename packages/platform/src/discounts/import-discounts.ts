import { readCatalogue } from '../catalogue/index.ts';
import type { Sql, Store } from '../store/index.ts';
import type { Discount } from './discount.ts';
import type { DeclaredDiscount } from './file/discounts-file.ts';
import { DiscountRefused, type SavingContext, saveDiscount } from './save-discount.ts';
import { unknownItems } from './unknown-items.ts';

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
    if (unknown.length > 0) throw new DiscountRefused(unknown);
    return saveDiscount(sql, context, { shop, id, draft });
  });
}

/** All of them, or none and a `DiscountRefused` that says what is wrong with the first bad one. */
export function importDiscounts(
  context: ImportContext,
  shop: string,
  declared: readonly DeclaredDiscount[],
): Promise<readonly Discount[]> {
  return context.store.write((sql) => saveDeclared(sql, context, { shop, declared }));
}
