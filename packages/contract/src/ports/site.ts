/** The same page in another market. */
export interface AlternatePage {
  readonly hreflang: string;
  readonly url: string;
}
