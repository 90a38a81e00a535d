/** What one part of the benchmark found, as tables and as answers to what was aimed at. */
export interface PartResult {
  readonly sections: readonly Section[];
  readonly targets: readonly Target[];
  readonly plots?: readonly Plot[];
}

export interface Section {
  readonly title: string;
  readonly note?: string;
  /** The first column is text, the others are numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Target {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export interface Plot {
  readonly title: string;
  readonly xLabel: string;
  readonly series: readonly {
    readonly name: string;
    readonly unit: string;
    readonly points: readonly (readonly [x: number, y: number])[];
  }[];
}

export type Say = (line: string) => void;

export type Part = (say: Say) => Promise<PartResult>;
