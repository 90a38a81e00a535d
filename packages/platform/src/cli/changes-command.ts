import { listChanges } from '../admin/index.ts';
import { type Command, DONE, shopOption } from './command.ts';

const MOST_SHOWN = 200;

/** When, which way, what, about which things, and how it ended. */
export const changesCommand: Command = {
  usage: 'changes --shop <shop>',
  summary: 'what was lately done to a shop through the Admin API and by privacy commands',
  async run(input) {
    const shop = shopOption(input.shop);
    const { store } = input.openPlatform();
    for (const { at, way, what, outcome, ids } of listChanges(store.read, shop, MOST_SHOWN)) {
      input.out.write(`${[at, way, what, outcome, ids].join('  ').trimEnd()}\n`);
    }
    return DONE;
  },
};
