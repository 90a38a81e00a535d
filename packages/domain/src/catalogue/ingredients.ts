/** A key ingredient: its everyday name, what the pack calls it, and why it is in there. */
export interface Ingredient {
  readonly name: string;
  readonly inci: string;
  readonly reason: string;
}

interface Containing {
  readonly handle: string;
  readonly title: string;
  readonly ingredients: readonly Ingredient[];
}

export interface GlossaryEntry extends Ingredient {
  readonly products: readonly Pick<Containing, 'handle' | 'title'>[];
}

/** Every ingredient once, in the alphabet of the language, with the products that have it. */
export function glossaryOf(
  products: readonly Containing[],
  languageTag: string,
): readonly GlossaryEntry[] {
  const found = new Map<string, GlossaryEntry>();
  for (const { handle, title, ingredients } of products) {
    for (const ingredient of ingredients) {
      const known = found.get(ingredient.name) ?? { ...ingredient, products: [] };
      if (known.products.some((product) => product.handle === handle)) continue;
      found.set(ingredient.name, { ...known, products: [...known.products, { handle, title }] });
    }
  }
  const { compare } = new Intl.Collator(languageTag);
  return [...found.values()].toSorted((one, other) => compare(one.name, other.name));
}

/** An anchor on the glossary page. */
export function ingredientAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
