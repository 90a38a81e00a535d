import { writeFile } from 'node:fs/promises';
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
      await writeFile(input.outFile, csv);
      input.err.write(`${shop}: exported to ${input.outFile}.\n`);
    }
    return DONE;
  },
};
