/** Tables and measured targets of a benchmark. */
export interface BenchmarkResult {
  readonly sections: readonly Section[];
  readonly targets: readonly Target[];
}

export interface Section {
  readonly title: string;
  readonly note?: string;
  /** Names of the columns: the first is text, the others are numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly pictures?: readonly Picture[];
}

export interface Picture {
  /** File beside the report. */
  readonly file: string;
  readonly alt: string;
}

export interface Target {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export type Log = (line: string) => void;

export type Benchmark = (log: Log) => Promise<BenchmarkResult>;

/** Pages that have targets of their own. */
export const MAIN_PAGES = [
  { name: 'home', path: '/nl' },
  { name: 'listing', path: '/nl/shop' },
  { name: 'product', path: '/nl/products/rain-shampoo' },
] as const;
