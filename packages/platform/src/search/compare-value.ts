const COMPARISON = /^(>=|<=|>|<)?(.*)$/s;

export interface Comparison {
  readonly operator: '>=' | '<=' | '>' | '<' | '=';
  readonly operand: string;
}

/** `>10` and the like; without a sign it is equality. */
export function readComparison(value: string): Comparison {
  const [, sign, operand = ''] = COMPARISON.exec(value) ?? [];
  switch (sign) {
    case '>=':
    case '<=':
    case '>':
    case '<':
      return { operator: sign, operand };
    default:
      return { operator: '=', operand };
  }
}

export function compares(found: number, { operator }: Comparison, wanted: number): boolean {
  switch (operator) {
    case '>=':
      return found >= wanted;
    case '<=':
      return found <= wanted;
    case '>':
      return found > wanted;
    case '<':
      return found < wanted;
    case '=':
      return found === wanted;
  }
}
