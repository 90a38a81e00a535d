import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exportProducts } from '../import/index.ts';
import { type Command, DONE, UsageError } from './command.ts';
import { shopOption } from './shop-option.ts';

export const exportCommand: Command = {
  usage: 'export --shop <shop> [--out <file>]',
  summary: "a shop's products as a Shopify product CSV",
  async run(input) {
    const shop = shopOption(input.shop);
    if (input.arguments.length > 0) {
      throw new UsageError(`export takes no file "${input.arguments[0]}"; name one with --out.`);
    }
    const csv = exportProducts(input.openPlatform().store.read, shop);
    if (input.outFile === undefined) {
      input.out.write(csv);
    } else {
      await write(resolve(input.workingDir, input.outFile), csv);
      input.err.write(`${shop}: exported to ${input.outFile}.\n`);
    }
    return DONE;
  },
};

async function write(path: string, csv: string): Promise<void> {
  try {
    await writeFile(path, csv);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : `${path} cannot be written.`);
  }
}
