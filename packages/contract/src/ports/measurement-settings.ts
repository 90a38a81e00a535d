/** Analytics settings of a page. Nothing loads from a third party before the visitor consents. */
export interface MeasurementSettings {
  /** Visitor type of anyone but salon customers (spec §1). */
  readonly consumerLabel: string;
  /** Delay of events that no action triggered (spec §7). */
  readonly delayInMs: number;
  /** Null where none is set; it loads on this origin and on no other (spec §7). */
  readonly tagManager: { readonly scriptUrl: string; readonly onlyOnOrigin: string } | null;
  /** Null where the market has no company id. */
  readonly emailMarketing: { readonly scriptUrl: string } | null;
  /** Tells whether the shop accepts error reports. */
  readonly reportsErrors: boolean;
  /** Share of the visits whose speed is reported, 0 to 1. */
  readonly vitalsShare: number;
}

export const NO_MEASUREMENT: MeasurementSettings = {
  consumerLabel: 'consumer',
  delayInMs: 1_000,
  tagManager: null,
  emailMarketing: null,
  reportsErrors: false,
  vitalsShare: 0,
};
