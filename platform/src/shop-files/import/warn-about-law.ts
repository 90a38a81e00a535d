import { allergenProblemsIn, greenClaimsIn } from '@lokke/brand';
import type { ProductDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';

/** Number of products that a warning names. */
const NAMED = 5;

/** Warns of words that the law minds (docs/law.md), once for all products that have them. */
export function warnAboutLaw(products: readonly ProductDraft[], report: ImportReport): void {
  const found = new Map<string, Set<string>>();
  const note = (message: string, handle: string) =>
    found.set(message, (found.get(message) ?? new Set()).add(handle));
  for (const product of products) {
    const { handle, title, descriptionHtml, seo } = product;
    const text = [title, descriptionHtml, seo.title, seo.description].join(' \n ');
    for (const claim of greenClaimsIn(text)) {
      note(`“${claim}” is an environmental claim, which needs proof beside it`, handle);
    }
    for (const { key, value } of product.metafields) {
      if (key !== 'inci') continue;
      for (const problem of allergenProblemsIn(value)) {
        note(
          problem.kind === 'unnamed'
            ? 'A fragrance, and none of the allergens that have to be named: ask the producer'
            : `${problem.name} has to be called ${problem.label}`,
          handle,
        );
      }
    }
  }
  for (const [message, handles] of found) {
    const more = handles.size > NAMED ? ` and ${handles.size - NAMED} more` : '';
    report.warn(0, `${message}: ${[...handles].slice(0, NAMED).join(', ')}${more}.`);
  }
}
