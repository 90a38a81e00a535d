/** What a long part found: a table that is printed, and written into docs/reliability.md. */
export interface PartFigures {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
  /** Why the part has failed; none where all held. */
  readonly failures: readonly string[];
}

export type Say = (line: string) => void;

export type LongPart = (say: Say) => Promise<PartFigures>;
