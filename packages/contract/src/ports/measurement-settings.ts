/** What a page knows of measuring. Nothing of a third party is asked for before the visitor agrees. */
export interface MeasurementSettings {
  /** The visitor type of everybody who is no salon customer (spec §1). */
  readonly consumerLabel: string;
  /** How long events wait that nobody's action triggered (spec §7). */
  readonly delayInMs: number;
  /** Null where none is set; it loads on this origin and on no other (spec §7). */
  readonly tagManager: { readonly scriptUrl: string; readonly onlyOnOrigin: string } | null;
  /** Null where the market has no company id. */
  readonly emailMarketing: { readonly scriptUrl: string } | null;
  /** Whether the shop takes reports of errors. */
  readonly reportsErrors: boolean;
}

export const NO_MEASUREMENT: MeasurementSettings = {
  consumerLabel: 'consumer',
  delayInMs: 1_000,
  tagManager: null,
  emailMarketing: null,
  reportsErrors: false,
};
