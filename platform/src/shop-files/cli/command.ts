import {
  isShopKey,
  type PlatformContext,
  SHOP_KEYS,
  type ShopKey,
  storefrontMarkets,
} from '../../protocol/index.ts';

/** Output streams of a command; tests inject their own. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface Terminal {
  readonly out: Output;
  readonly err: Output;
  readonly dataDir: string;
  /** Where the caller stands: npm itself runs scripts in the project's folder. */
  readonly workingDir: string;
  /** The storefront's URL for links in emails, and the platform's own. */
  readonly storefrontUrl?: string | undefined;
  readonly origin?: string | undefined;
}

export interface CommandInput extends Terminal {
  readonly arguments: readonly string[];
  readonly shop: string | undefined;
  readonly outFile: string | undefined;
  readonly stock: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly language: string | undefined;
  readonly from: string | undefined;
  readonly port: string | undefined;
  /** https instead of http. */
  readonly isTls: boolean;
  readonly isEmpty: boolean;
  readonly pictures: string | undefined;
  readonly content: string | undefined;
  readonly customers: string | undefined;
  readonly redirects: string | undefined;
  /** Addresses that a client of the customer accounts leads back to. */
  readonly redirect: readonly string[];
  readonly logout: readonly string[];
  readonly isConfidential: boolean;
  /** Opens the data folder; the caller closes it when the command has ended. */
  readonly openPlatform: () => PlatformContext;
  /** Ends what was opened, as the work of a command: for one that goes on with something else. */
  readonly endWork: (what: string, isDone: boolean) => Promise<void>;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Resolves to the exit code. */
  run(input: CommandInput): Promise<number>;
}

export const DONE = 0;
/** The files were read, and something in them is wrong. */
export const REFUSED = 1;
export const WRONG_USAGE = 2;

/** Something about how the command was called; its message is shown without a stack. */
export class UsageError extends Error {}

export function shopOption(shop: string | undefined): ShopKey {
  const known = SHOP_KEYS.join(', ');
  if (shop === undefined) throw new UsageError(`--shop is required, one of: ${known}.`);
  if (isShopKey(shop)) return shop;
  const seller = SHOP_KEYS.find((key) =>
    storefrontMarkets('', { key }).some(({ locale }) => locale === shop),
  );
  throw new UsageError(
    seller === undefined
      ? `There is no shop "${shop}". There are: ${known}.`
      : `"${shop}" is a market of the shop "${seller}": --shop ${seller}.`,
  );
}
