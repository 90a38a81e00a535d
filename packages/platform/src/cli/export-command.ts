import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exportContent } from '../contentful/index.ts';
import { exportProducts } from '../import/index.ts';
import { type Command, type CommandInput, DONE, shopOption, UsageError } from './command.ts';

export const exportCommand: Command = {
  usage: 'export --shop <shop> [--out <file>]',
  summary: "a shop's products as a Shopify product CSV",
  async run(input) {
    const shop = shopOption(input.shop);
    if (input.arguments.length > 0) {
      throw new UsageError(`export takes no file "${input.arguments[0]}"; name one with --out.`);
    }
    return write(input, shop, exportProducts(input.openPlatform().store.read, shop));
  },
};

export const exportContentCommand: Command = {
  usage: 'export-content [--out <file>]',
  summary: "the content as a Contentful export, for Contentful's own import tool",
  async run(input) {
    return write(input, 'content', exportContent(input.openPlatform().store.read));
  },
};

async function write(
  { out, err, outFile, workingDir }: CommandInput,
  what: string,
  text: string,
): Promise<number> {
  if (outFile === undefined) {
    out.write(text);
    return DONE;
  }
  const path = resolve(workingDir, outFile);
  try {
    await writeFile(path, text);
    err.write(`${what}: exported to ${outFile}.\n`);
    return DONE;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : `${path} cannot be written.`);
  }
}
