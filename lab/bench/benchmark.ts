/** What a benchmark found, as tables and as measured targets. */
export interface BenchmarkResult {
  readonly sections: readonly Section[];
  readonly targets: readonly Target[];
}

export interface Section {
  readonly title: string;
  readonly note?: string;
  /** The first column is text, the others are numbers. */
  readonly columns: readonly string[];
  /** A measured value may carry its spread, as `spreadText` writes it. */
  readonly rows: readonly (readonly string[])[];
  readonly plots?: readonly SectionPlot[];
}

/** How some columns of a section's table are drawn. */
export interface SectionPlot {
  /** Its name in `plots`, without extension. */
  readonly file: string;
  /** Bars by the names in the first column, or lines over the numbers in it. */
  readonly kind: 'bars' | 'lines';
  readonly columns: readonly string[];
  /** What the values are. */
  readonly label: string;
  readonly limit?: number;
  /** What the numbers in the first column count, under lines. */
  readonly over?: string;
}

export interface Target {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export type Log = (line: string) => void;

export type Benchmark = (log: Log) => Promise<BenchmarkResult>;

/** The pages that have targets of their own. */
export const MAIN_PAGES = [
  { name: 'home', path: '/nl' },
  { name: 'listing', path: '/nl/shop' },
  { name: 'product', path: '/nl/products/rain-shampoo' },
] as const;
