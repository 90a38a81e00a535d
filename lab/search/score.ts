/** A product of the demo catalogue with what it is: `type:shampoo`, `hairType:dry`. */
export interface JudgedProduct {
  readonly handle: string;
  readonly facets: readonly string[];
}

/** Contents of a good answer: conditions such as `type:shampoo`, `handle:*mask`, `a:b&c:d`. */
export interface Judgement {
  readonly best: readonly string[];
  readonly good?: readonly string[];
  /** Must not be among the first three. */
  readonly not?: readonly string[];
  readonly ask: Readonly<Record<string, string>>;
}

export interface Score {
  /** Discounted gain of the first ten, relative to the best order there could be: 0 to 1. */
  readonly ndcg: number;
  readonly isFound: boolean;
  /** The first three all fit, and none of them is ruled out. */
  readonly isTopRight: boolean;
}

function meets({ handle, facets }: JudgedProduct, condition: string): boolean {
  return condition.split('&').every((part) => {
    if (part.startsWith('handle:*')) return handle.endsWith(part.slice('handle:*'.length));
    return facets.includes(part) || part === `handle:${handle}`;
  });
}

const meetsAny = (product: JudgedProduct, conditions: readonly string[] = []) =>
  conditions.some((condition) => meets(product, condition));

function gradeOf(product: JudgedProduct, { best, good }: Judgement): number {
  if (meetsAny(product, best)) return 3;
  return meetsAny(product, good) ? 1 : 0;
}

const RANKS = 10;

function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, RANKS)
    .reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

export function scoreAnswer(
  found: readonly JudgedProduct[],
  catalogue: readonly JudgedProduct[],
  judgement: Judgement,
): Score {
  const grades = found.map((product) => gradeOf(product, judgement));
  const ideal = catalogue.map((product) => gradeOf(product, judgement)).toSorted((a, b) => b - a);
  const top = found.slice(0, Math.min(3, ideal.filter((grade) => grade > 0).length));
  return {
    ndcg: gainOf(grades) / gainOf(ideal),
    isFound: found.length > 0,
    isTopRight:
      top.length > 0 &&
      top.every((product) => gradeOf(product, judgement) > 0) &&
      !found.slice(0, 3).some((product) => meetsAny(product, judgement.not)),
  };
}
