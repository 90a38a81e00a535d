import { basename, resolve } from 'node:path';
import type { PlatformContext } from '../../protocol/index.ts';
import { countOf } from '../../protocol/index.ts';
import { contentWarnings } from '../../services/contentful/index.ts';
import { readCatalogue } from '../../shopify/catalogue/index.ts';
import { findCustomer, inviteInWrite, normaliseEmail } from '../../shopify/customers/index.ts';
import { saveShopFiles } from '../../shopify/images/index.ts';
import {
  type ByteChunks,
  chunksOf,
  createImportReport,
  type FolderFiles,
  ImportError,
  type ImportReport,
  type PicturesBeside,
  parseRedirectsCsv,
} from '../import/index.ts';
import {
  type FilledShop,
  fillShop,
  parseCustomersCsv,
  type RefreshedShop,
  readOwnContent,
  refillWithDemo,
  refreshShop,
} from '../shop-setup/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  readNamedText,
  shopOption,
  UsageError,
} from './command.ts';
import { filesAt, stockOption } from './import-command.ts';
import { exists, picturesAt, picturesIn } from './pictures-option.ts';
import { createProgress, printWarnings, refuseFiles } from './print-report.ts';
import { importReviews } from './reviews-command.ts';

/** Options of every command that fills a shop from files. */
export const FILLING = [
  'from',
  'pictures',
  'content',
  'customers',
  'redirects',
  'stock',
  'strict',
] as const;

export const resetCommand: Command = {
  usage: 'reset --shop <shop> [--empty] [--from <products.csv or folder>]',
  takes: [...FILLING, 'shop', 'empty', 'keep'],
  summary:
    'a shop anew: the demo, nothing (--empty), or files alone, with --pictures <folder or zip>, --content, --customers, --redirects, --strict; --keep brings the products into what it holds',
  async run(input) {
    const shop = shopOption(input.options.shop);
    const isEmpty = input.options.empty === true;
    if (isEmpty && input.options.from !== undefined) {
      throw new UsageError('--empty and --from contradict each other.');
    }
    if (input.options.from === undefined && !isEmpty) {
      await refillWithDemo(input.openPlatform(), shop);
      input.out.write(`${shop}: holds the demo again.\n`);
      return DONE;
    }
    try {
      return await fill(input);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return refuseFiles(input.err, error.report, `${shop}: nothing was changed.`);
    }
  },
};

/** Files as the options name them, else as they lie in the folder of `--from`. */
async function findFiles(input: CommandInput): Promise<FolderFiles & { readonly size: number }> {
  const { workingDir, options } = input;
  const { from } = options;
  const path = from === undefined ? null : resolve(workingDir, from);
  const { files, size } = path === null ? { files: {}, size: 1 } : await filesAt(path);
  const pictures = files.pictures ?? (await picturesAt(input, files.products?.[0] ?? null));
  const named = (['content', 'customers', 'redirects'] as const).map((what) => {
    const name = options[what];
    return name === undefined ? {} : { [what]: resolve(workingDir, name) };
  });
  return Object.assign({ ...files, size }, ...named, pictures === null ? {} : { pictures });
}

async function fill(input: CommandInput): Promise<number> {
  const shop = shopOption(input.options.shop);
  const stockOfNewVariants = stockOption(input.options.stock);
  const { size, ...files } = await findFiles(input);
  const report = createImportReport({ isStrict: input.options.strict === true });
  const pictures = files.pictures === undefined ? null : await picturesIn(files.pictures);
  const content = await readContent(input, files.content, { report, pictures });
  const redirects = await read(files.redirects, report, parseRedirectsCsv);
  const context = input.openPlatform();
  const owner = { ...context, shop: context.shops[shop] };
  const customers = await read(files.customers, report, (chunks, noted) =>
    parseCustomersCsv(chunks, { shop: owner.shop, report: noted }),
  );
  if (report.problemCount > 0) throw new ImportError(report);
  const name = files.products?.map((path) => basename(path)).join(', ') || shop;
  const progress = createProgress(input.err, `Importing ${name}`);
  let invitedCount = 0;
  const options = {
    stockOfNewVariants,
    isStrict: input.options.strict === true,
    onBytes: (bytes: number) => progress.update(bytes / size),
    ...(pictures !== null && { pictures: pictures.find }),
    alongside(sql: PlatformContext['store']['read']) {
      saveShopFiles(sql, { store: context.store, shop }, pictures?.used() ?? []);
      for (const customer of customers) {
        const email = normaliseEmail(customer.email);
        if (findCustomer(sql, shop, { email }) !== null) continue;
        inviteInWrite(sql, owner, customer);
        invitedCount += 1;
      }
    },
  };
  const isKept =
    input.options.keep === true && readCatalogue(context.store, shop).products.length > 0;
  const filled = await (isKept
    ? refreshShop(context, shop, { ...files, redirects }, options)
    : fillShop(context, shop, { ...files, content, redirects }, options)
  ).finally(() => progress.end());
  printWarnings(input.err, report);
  printWarnings(input.err, filled.report);
  for (const file of files.unknown ?? []) {
    input.err.write(`  warning ${file}: It is not read: no part of a shop has this name.\n`);
  }
  if (!isKept && content !== null) {
    for (const warning of contentWarnings(context.store.read, content.base ?? content.entities)) {
      input.err.write(`  warning content: ${warning}\n`);
    }
  }
  for (const note of pictures?.leftOut ?? []) input.err.write(`  warning ${note}\n`);
  const parts = [
    ...('keptCount' in filled ? describeChange(filled) : describeShop(filled)),
    ...(pictures === null ? [] : [countOf(pictures.used().length, 'picture')]),
    ...(customers.length === 0 ? [] : [`${countOf(invitedCount, 'customer')} invited`]),
    ...(redirects.length === 0 ? [] : [countOf(redirects.length, 'redirect')]),
  ];
  input.out.write(`${shop}: ${parts.join(', ')}.\n`);
  if (isKept) tellUnread(input, files);
  else if (files.reviews !== undefined) return importReviews(input, shop, files.reviews);
  return DONE;
}

function describeShop({ saved, collections }: FilledShop): readonly string[] {
  const { drafts, types, vendors, tags } = collections;
  const kinds = [
    countOf(types.length, 'type'),
    countOf(vendors.length, 'vendor'),
    countOf(tags.length, 'tag'),
  ];
  return [
    countOf(saved.createdProducts + saved.updatedProducts, 'product'),
    `${countOf(drafts.length, 'collection')} (${kinds.join(', ')})`,
  ];
}

function describeChange(refreshed: RefreshedShop): readonly string[] {
  const { saved, unchangedCount, otherCount, keptCount } = refreshed;
  return [
    `${countOf(saved.createdProducts, 'product')} new`,
    `${saved.updatedProducts - unchangedCount} changed`,
    `${unchangedCount} as before`,
    ...(otherCount === 0 ? [] : [`${otherCount} stay that the file has not`]),
    ...(keptCount === 1 ? ['1 entry of the content stays as you changed it'] : []),
    ...(keptCount > 1 ? [`${keptCount} entries of the content stay as you changed them`] : []),
  ];
}

/** Names the files that were for the first start: what is in the shop may have been changed since. */
function tellUnread(
  { err, options: { shop } }: CommandInput,
  { others = [], content, reviews }: FolderFiles,
): void {
  const names = [...others, content ?? [], reviews ?? []].flat().map((path) => basename(path));
  if (names.length === 0) return;
  err.write(
    `  not read again: ${names.join(', ')}; npm run platform -- import <file> --shop ${shop} brings one, import-content and import-reviews likewise\n`,
  );
}

interface ContentReading {
  readonly report: ImportReport;
  readonly pictures: PicturesBeside | null;
}

async function readContent(
  input: CommandInput,
  path: string | undefined,
  { report, pictures }: ContentReading,
) {
  if (path === undefined) return null;
  const parsed = readOwnContent(await readNamedText(input, path), pictures);
  if (parsed.ok) {
    for (const note of parsed.notes) report.forFile(basename(path)).leaveOut(0, note);
    return parsed;
  }
  for (const error of parsed.errors) report.forFile(basename(path)).problem(0, error);
  return null;
}

async function read<Item>(
  path: string | undefined,
  report: ImportReport,
  parse: (chunks: ByteChunks, report: ImportReport) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  if (path === undefined) return [];
  if (!(await exists(path))) throw new UsageError(`There is no file "${path}".`);
  return parse(chunksOf(path), report.forFile(basename(path)));
}
