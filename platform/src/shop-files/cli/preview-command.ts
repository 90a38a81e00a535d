import { SHOP_KEYS, storefrontMarkets } from '../../protocol/index.ts';
import { previewLink } from '../../services/contentful/index.ts';
import { type Command, DONE, oneArgument, UsageError } from './command.ts';

export const previewCommand: Command = {
  usage: 'preview <entry or path> [--market <market>]',
  takes: ['market'],
  summary: 'a link that shows drafts in the shop for an hour: preview /pages/about --market de',
  async run(input) {
    const to = oneArgument(input, { missing: 'Missing entry or path.', what: 'entry or path' });
    const { market } = input.options;
    const markets = SHOP_KEYS.flatMap((key) =>
      storefrontMarkets('', { key }).map(({ locale }) => locale),
    );
    if (market !== undefined && !markets.includes(market)) {
      throw new UsageError(`There is no market "${market}". There are: ${markets.join(', ')}.`);
    }
    input.out.write(`${previewLink(input.openPlatform(), { to, market })}\n`);
    return DONE;
  },
};
