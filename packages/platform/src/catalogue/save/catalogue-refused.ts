/** Drafts that do not fit together. Nothing has been saved. */
export class CatalogueRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue was not saved: ${problems.join('; ')}`);
    this.name = 'CatalogueRefused';
    this.problems = problems;
  }
}
