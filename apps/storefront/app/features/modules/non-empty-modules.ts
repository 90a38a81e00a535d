import type { PageModule } from '@lokke/contract/ports';
import type { ProductRows } from './load-rows.ts';

/** A row without its products is left out; the rest of the page stands, and what comes first then bears its heading. */
export function nonEmptyModules(
  modules: readonly PageModule[],
  rows: ProductRows,
): readonly PageModule[] {
  return modules.filter(
    (module) => module.kind !== 'productRow' || (rows[module.id]?.cards.length ?? 0) > 0,
  );
}
