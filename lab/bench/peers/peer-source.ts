/** What another storefront sells. */
export interface PeerSource {
  readonly platformUrl: string;
  /** The key of the platform's shop: `ie`. */
  readonly shop: string;
  readonly publicToken: string;
}
