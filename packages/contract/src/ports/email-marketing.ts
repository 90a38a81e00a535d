import type { Result } from '@lokke/http-client/result';

export interface MailFailure {
  readonly kind:
    | 'invalidEmail'
    | 'invalidRequest'
    | 'unknownCompany'
    | 'tooMany'
    | 'timeout'
    | 'network'
    | 'refused';
  /** Text for the log; never an address. */
  readonly reason: string;
}

export type MailResult = Result<null, MailFailure>;

interface Addressee {
  readonly email: string;
  /** BCP 47: the language of letters. */
  readonly locale: string;
}

/** Consent to the newsletter: whose, where and when; the vendor asks the address whether it is theirs. */
interface MailConsent extends Addressee {
  /** Place where it was given. */
  readonly source: string;
  /** ISO 8601. */
  readonly time: string;
}

/** Something that a person did or stated, about which the vendor writes. */
interface MailEvent extends Addressee {
  /** Name under which letters wait for it. */
  readonly metric: string;
  /** ISO 8601. */
  readonly time: string;
  /** The same event sent twice counts once. */
  readonly uniqueId: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** Whoever agreed to a letter once a size is back. */
interface StockWaiter extends Addressee {
  /** Plain number of the variant. */
  readonly variantNumber: string;
}

/** Vendor of letters and lists, of one shop; what it does not do there is null, and not offered. */
export interface EmailMarketing {
  readonly subscribe: ((consent: MailConsent) => Promise<MailResult>) | null;
  /** Ends the letters to an address, whoever sent them. */
  readonly unsubscribe: ((email: string) => Promise<MailResult>) | null;
  readonly send: ((event: MailEvent) => Promise<MailResult>) | null;
  readonly waitForStock: ((waiter: StockWaiter) => Promise<MailResult>) | null;
}
