import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import {
  isShopKey,
  type PlatformContext,
  SHOP_KEYS,
  type ShopKey,
  storefrontMarkets,
} from '../../protocol/index.ts';
import { DataError } from '../../store/index.ts';
import { readLimited, readText } from '../import/index.ts';

/** Output streams of a command; tests inject their own. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface Terminal {
  readonly out: Output;
  readonly err: Output;
  readonly dataDir: string;
  /** Folder in which the caller stands: npm itself runs scripts in the project's folder. */
  readonly workingDir: string;
  /** The storefront's URL for links in emails, and the platform's own. */
  readonly storefrontUrl?: string | undefined;
  readonly origin?: string | undefined;
}

/** Options of all commands. */
export const OPTIONS = {
  shop: { type: 'string' },
  out: { type: 'string' },
  stock: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  language: { type: 'string' },
  market: { type: 'string' },
  from: { type: 'string' },
  port: { type: 'string' },
  /** https instead of http. */
  tls: { type: 'boolean' },
  data: { type: 'string' },
  empty: { type: 'boolean' },
  /** Brings products into what the shop holds. */
  keep: { type: 'boolean' },
  /** A bad row refuses a file. */
  strict: { type: 'boolean' },
  pictures: { type: 'string' },
  content: { type: 'string' },
  customers: { type: 'string' },
  redirects: { type: 'string' },
  /** Addresses that a client of the customer accounts leads back to. */
  redirect: { type: 'string', multiple: true },
  logout: { type: 'string', multiple: true },
  confidential: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

export interface CommandInput extends Terminal {
  readonly arguments: readonly string[];
  readonly options: Options;
  /**
   * Opens the data folder; the caller closes it when the command has ended. What is written leaves an entry in the audit
   * log, by default of the command.
   */
  readonly openPlatform: (what?: string) => PlatformContext;
  /** Ends what was opened: for a command that goes on with something else. */
  readonly endWork: (isDone: boolean) => Promise<void>;
}

export interface Command {
  readonly usage: string;
  /** Options beside `--data` and `--help`; another one is a mistake, not to be passed over. */
  readonly takes: readonly (keyof Options)[];
  readonly summary: string;
  /** Resolves to the exit code. */
  run(input: CommandInput): Promise<number>;
}

export const DONE = 0;
/** The files were read, and something in them is wrong. */
export const REFUSED = 1;
export const WRONG_USAGE = 2;

/** Mistake in how the command was called; its message is shown without a stack. */
export class UsageError extends Error {}

/** Reads the one argument of a command; what it is, as in `Expected one file`, is told of a second. */
export function oneArgument(
  { arguments: given }: Pick<CommandInput, 'arguments'>,
  { missing, what }: { readonly missing: string; readonly what: string },
): string {
  const [argument, ...more] = given;
  if (argument === undefined) throw new UsageError(missing);
  if (more.length > 0) throw new UsageError(`Expected one ${what}, but got "${more[0]}", too.`);
  return argument;
}

const FILE_TO_IMPORT = { missing: 'Missing file to import.', what: 'file' };

export function importArgument(input: CommandInput): string {
  return oneArgument(input, FILE_TO_IMPORT);
}

/** Reads a file that a command names. */
export const readNamed = (input: CommandInput, name: string): Promise<Buffer> =>
  readWith(readLimited, input, name);

/** Reads a text that a command names, and tells where its encoding was guessed. */
export const readNamedText = (input: CommandInput, name: string): Promise<string> =>
  readWith(
    (path) => readText(path, (message) => input.err.write(`  warning ${name}: ${message}\n`)),
    input,
    name,
  );

function readWith<Read>(
  read: (path: string) => Promise<Read>,
  { workingDir }: CommandInput,
  name: string,
): Promise<Read> {
  return read(resolve(workingDir, name)).catch((error: unknown) => {
    if (error instanceof DataError) throw error;
    throw new UsageError(`Cannot read the file "${name}".`);
  });
}

/** More errors than this would only hide the first ones. */
const MAX_ERRORS_SHOWN = 20;

/** Tells why nothing was imported. */
export function refuseImport(err: Output, errors: readonly string[]): number {
  for (const error of errors.slice(0, MAX_ERRORS_SHOWN)) err.write(`${error}\n`);
  const hidden = errors.length - MAX_ERRORS_SHOWN;
  if (hidden > 0) err.write(`… and ${hidden} more.\n`);
  err.write('Nothing was imported.\n');
  return REFUSED;
}

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
