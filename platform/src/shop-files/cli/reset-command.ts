import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseExport } from '../../services/contentful/index.ts';
import { inviteInWrite } from '../../shopify/customers/index.ts';
import { saveShopFiles } from '../../shopify/images/index.ts';
import {
  createImportReport,
  ImportError,
  type ImportReport,
  type PicturesBeside,
  parseRedirectsCsv,
} from '../import/index.ts';
import {
  type FilledShop,
  fillShop,
  parseCustomersCsv,
  refillWithDemo,
} from '../shop-setup/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  REFUSED,
  readNamed,
  shopOption,
  UsageError,
} from './command.ts';
import { filesAt, stockOption } from './import-command.ts';
import { exists, picturesAt, picturesIn } from './pictures-option.ts';
import { createProgress, printProblems, printWarnings } from './print-report.ts';

export const resetCommand: Command = {
  usage: 'reset --shop <shop> [--empty] [--from <products.csv>]',
  summary:
    'a shop anew: the demo, nothing (--empty), or a product file alone, with --pictures <folder or zip>, --content, --customers, --redirects',
  async run(input) {
    const shop = shopOption(input.shop);
    const [unknown] = input.arguments;
    if (unknown !== undefined) {
      throw new UsageError(`reset takes no file "${unknown}"; name one with --from.`);
    }
    if (input.isEmpty && input.from !== undefined) {
      throw new UsageError('--empty and --from contradict each other.');
    }
    if (input.from === undefined && !input.isEmpty) {
      await refillWithDemo(input.openPlatform(), shop);
      input.out.write(`${shop}: holds the demo again.\n`);
      return DONE;
    }
    try {
      return await fill(input);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      printWarnings(input.err, error.report);
      printProblems(input.err, error.report);
      input.err.write(`${shop}: nothing was changed.\n`);
      return REFUSED;
    }
  },
};

async function fill(input: CommandInput): Promise<number> {
  const shop = shopOption(input.shop);
  const path = input.from === undefined ? null : resolve(input.workingDir, input.from);
  const { files, size } = path === null ? { files: {}, size: 1 } : await filesAt(path);
  const stockOfNewVariants = stockOption(input.stock);
  const picturesPath = await picturesAt(input, path);
  const report = createImportReport(input);
  const content = await contentAt(input, report);
  const redirects = await read(input, input.redirects, report, parseRedirectsCsv);
  const context = input.openPlatform();
  const owner = { ...context, shop: context.shops[shop] };
  const customers = await read(input, input.customers, report, (chunks, noted) =>
    parseCustomersCsv(chunks, { shop: owner.shop, report: noted }),
  );
  if (report.problemCount > 0) throw new ImportError(report);
  const pictures = picturesPath === null ? null : await picturesIn(picturesPath);
  const progress = createProgress(input.err, `Importing ${path === null ? shop : basename(path)}`);
  const filled = await fillShop(
    context,
    shop,
    { ...files, content, redirects },
    {
      stockOfNewVariants,
      isStrict: input.isStrict,
      onBytes: (bytes) => progress.update(bytes / size),
      ...(pictures !== null && { pictures: pictures.find }),
      alongside(sql) {
        saveShopFiles(sql, { store: context.store, shop }, pictures?.used() ?? []);
        for (const customer of customers) inviteInWrite(sql, owner, customer);
      },
    },
  ).finally(() => progress.end());
  printWarnings(input.err, report);
  printWarnings(input.err, filled.report);
  for (const note of pictures?.leftOut ?? []) input.err.write(`  warning ${note}\n`);
  const parts = [
    ...summaryOf(filled, pictures),
    ...(customers.length === 0 ? [] : [`${count(customers.length, 'customer')} invited`]),
    ...(redirects.length === 0 ? [] : [count(redirects.length, 'redirect')]),
  ];
  input.out.write(`${shop}: ${parts.join(', ')}.\n`);
  return DONE;
}

function summaryOf({ saved, collections }: FilledShop, pictures: PicturesBeside | null) {
  const { drafts, types, vendors, tags } = collections;
  const kinds = [
    count(types.length, 'type'),
    count(vendors.length, 'vendor'),
    count(tags.length, 'tag'),
  ];
  return [
    count(saved.createdProducts + saved.updatedProducts, 'product'),
    `${count(drafts.length, 'collection')} (${kinds.join(', ')})`,
    ...(pictures === null ? [] : [count(pictures.used().length, 'picture')]),
  ];
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

async function contentAt(input: CommandInput, report: ImportReport) {
  const { content } = input;
  if (content === undefined) return null;
  const parsed = parseExport(await readNamed(input, content));
  if (parsed.ok) return parsed.entities;
  for (const error of parsed.errors) report.forFile(basename(content)).problem(0, error);
  return null;
}

async function read<Item>(
  { workingDir }: CommandInput,
  name: string | undefined,
  report: ImportReport,
  parse: (
    chunks: ReturnType<typeof createReadStream>,
    report: ImportReport,
  ) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  if (name === undefined) return [];
  const path = resolve(workingDir, name);
  if (!(await exists(path))) throw new UsageError(`There is no file "${name}".`);
  return parse(createReadStream(path), report.forFile(basename(path)));
}
