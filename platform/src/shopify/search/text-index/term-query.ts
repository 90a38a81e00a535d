import type { IndexedField } from './weights.ts';

/** Products that have any of the terms or of what the parts ask for, or all of them. */
export interface TermQuery {
  readonly combineWith: 'AND' | 'OR';
  readonly parts: readonly (TermQuery | Term)[];
}

export interface Term {
  readonly term: string;
  /** Terms that begin with it count too, less. */
  readonly isStart: boolean;
  readonly fields: readonly IndexedField[];
  readonly weights: Readonly<Record<IndexedField, number>>;
}
