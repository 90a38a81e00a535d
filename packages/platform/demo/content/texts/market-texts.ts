import type { ShopKey } from '../../../src/shops/index.ts';

/** What is said of one market in one of its languages; prices are worked out from the checkout's own table. */
export interface MarketText {
  readonly shop: ShopKey;
  /** The content locale that it is written in. */
  readonly locale: string;
  /** After "we deliver". */
  readonly country: string;
  readonly exclusions?: string;
  readonly standardTime: string;
  readonly expressTime: string;
  readonly tax: string;
  readonly withdrawalBasis: string;
  readonly guarantee: string;
  readonly complaints: string;
  readonly dataAuthority: string;
  readonly accessibility: string;
  readonly imprintBasis: string;
}

/** What is the same in every market of a language: the demo's own company, which does not exist. */
export interface CompanyText {
  readonly company: string;
  readonly address: string;
  readonly email: string;
  readonly register: string;
  readonly orderSubject: string;
  readonly returnSubject: string;
  readonly accessibilitySubject: string;
}
