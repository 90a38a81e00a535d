import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { countOf } from '../../protocol/index.ts';
import { exportContent } from '../../services/contentful/index.ts';
import { exportShop } from '../export/index.ts';
import {
  exportProducts,
  type FolderFiles,
  filesOfFolder,
  ImportError,
  importFiles,
  SHOP_FILES,
} from '../import/index.ts';
import { demoDefinitions } from '../seeding/index.ts';
import { beginDerivation } from '../shop-setup/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  importArgument,
  shopOption,
  UsageError,
} from './command.ts';
import { exists } from './pictures-option.ts';
import { createProgress, printWarnings, refuseFiles } from './print-report.ts';
import { writeFolder, writeWhole } from './write-files.ts';

export const importCommand: Command = {
  usage: 'import <file or folder> --shop <shop> [--stock <number>] [--strict]',
  takes: ['shop', 'stock', 'strict'],
  summary:
    'a Shopify product CSV, a file such as collections.json, or a folder of them; bad rows are left out, unless --strict',
  async run(input) {
    const shop = shopOption(input.options.shop);
    const path = resolve(input.workingDir, importArgument(input));
    const stockOfNewVariants = stockOption(input.options.stock);
    const { files, size } = await filesAt(path);
    const context = input.openPlatform();
    let derive: () => unknown = () => undefined;
    const progress = createProgress(input.err, `Importing ${basename(path)}`);
    try {
      const { saved, report } = await importFiles(context, shop, files, {
        defaultDefinitions: demoDefinitions(context.brand),
        stockOfNewVariants,
        isStrict: input.options.strict === true,
        onBytes: (bytes) => progress.update(bytes / size),
        before(sql) {
          derive = beginDerivation(sql, context, shop);
        },
        alongside: () => derive(),
      });
      progress.end();
      printWarnings(input.err, report);
      const { createdProducts, updatedProducts } = saved;
      input.out.write(
        `${shop}: imported ${basename(path)}; ${countOf(createdProducts, 'product')} new, ${updatedProducts} updated.\n`,
      );
      return DONE;
    } catch (error) {
      progress.end();
      if (!(error instanceof ImportError)) throw error;
      return refuseFiles(input.err, error.report, `${shop}: nothing was imported.`);
    }
  },
};

export async function filesAt(
  path: string,
): Promise<{ readonly files: FolderFiles; readonly size: number }> {
  const status = await stat(path).catch(() => null);
  if (status === null) throw new UsageError(`There is no file "${path}".`);
  if (!status.isDirectory()) {
    const isOther = SHOP_FILES.includes(basename(path));
    return { files: isOther ? { others: [path] } : { products: [path] }, size: status.size };
  }
  const files = await filesOfFolder(path);
  const { products = [], others = [] } = files;
  if (products.length + others.length === 0) {
    throw new UsageError(`The folder "${path}" holds no products.csv, ${SHOP_FILES.join(', ')}.`);
  }
  const sizes = await Promise.all(products.map(async (file) => (await stat(file)).size));
  return { files, size: sizes.reduce((sum, one) => sum + one, 0) || 1 };
}

/** Exports of shops with several locations have no quantities; without any, all would be sold out. */
export function stockOption(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new UsageError(`--stock must be a whole number from 0, not "${text}".`);
}

export const exportCommand: Command = {
  usage: 'export --shop <shop> [--out <file>]',
  takes: ['shop', 'out'],
  summary: "a shop's products as a Shopify product CSV",
  async run(input) {
    const shop = shopOption(input.options.shop);
    return writeExport(input, shop, exportProducts(input.openPlatform().store.read, shop));
  },
};

export const exportShopCommand: Command = {
  usage: 'export-shop --shop <shop> --out <new folder>',
  takes: ['shop', 'out'],
  summary: 'all of a shop as files, of which reset --from <folder> makes the same shop',
  async run({ options, workingDir, openPlatform, out }) {
    const shop = shopOption(options.shop);
    const outFile = options.out;
    if (outFile === undefined) throw new UsageError('Missing folder: --out <new folder>.');
    const folder = resolve(workingDir, outFile);
    // Customers are in it: nobody else reads it, and nothing that is there is written over.
    const files = exportShop(openPlatform(), shop);
    if (!(await writeFolder(folder, files))) {
      throw new UsageError(`"${outFile}" is there already, or cannot be made.`);
    }
    out.write(`${shop}: exported ${countOf(files.size, 'file')} to ${outFile}.\n`);
    return DONE;
  },
};

export const exportContentCommand: Command = {
  usage: 'export-content [--out <file>]',
  takes: ['out'],
  summary: "the content as a Contentful export, for Contentful's own import tool",
  async run(input) {
    return writeExport(input, 'content', exportContent(input.openPlatform().store.read));
  },
};

export async function writeExport(
  { out, err, options: { out: outFile }, workingDir }: CommandInput,
  what: string,
  text: string,
): Promise<number> {
  if (outFile === undefined) {
    out.write(text);
    return DONE;
  }
  const path = resolve(workingDir, outFile);
  if (!(await exists(dirname(path)))) {
    throw new UsageError(`"${outFile}" cannot be made: there is no folder "${dirname(outFile)}".`);
  }
  await writeWhole(path, text);
  err.write(`${what}: exported to ${outFile}.\n`);
  return DONE;
}
