import ALLERGENS from './allergens.json' with { type: 'json' };

/** Names of the list, by which it has to be said, by every name that occurs on labels. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries(ALLERGENS).flatMap(([label, others]) =>
    [label, ...others].map((name) => [name, label] as const),
  ),
);

const FRAGRANCES: ReadonlySet<string> = new Set(['PARFUM', 'FRAGRANCE', 'AROMA', 'FLAVOR']);

/** Fault of an INCI list that needs an answer of the producer. */
export type AllergenProblem =
  /** Names a fragrance, and nothing of the list. */
  | { readonly kind: 'unnamed' }
  /** Calls a substance otherwise than the list. */
  | { readonly kind: 'otherwise'; readonly name: string; readonly label: string };

/** Fragrance allergens that an INCI list names, as Regulation (EU) 2023/1545 calls them, each once. */
export function allergensIn(inci: string): readonly string[] {
  return [...new Set(ingredientsIn(inci).flatMap((name) => LABELS.get(name) ?? []))];
}

/**
 * Faults that the words alone show. How much of a substance is in a product decides whether it has to be named, and
 * only its producer knows that.
 */
export function allergenProblemsIn(inci: string): readonly AllergenProblem[] {
  const names = ingredientsIn(inci);
  const hasFragrance = names.some((name) => FRAGRANCES.has(name));
  if (hasFragrance && allergensIn(inci).length === 0) return [{ kind: 'unnamed' }];
  return names.flatMap((name) => {
    const label = LABELS.get(name);
    return label === undefined || label === name
      ? []
      : [{ kind: 'otherwise', name, label } as const];
  });
}

/** Names of a list, without translations in brackets and marks of notes; a heading counts as an unknown one. */
function ingredientsIn(inci: string): readonly string[] {
  return inci
    .toUpperCase()
    .replaceAll(/\([^()]*\)|[*°¹²³]/g, ' ')
    .split(/[,;:•·\n]/)
    .map((name) => name.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, ''))
    .filter((name) => name !== '');
}
