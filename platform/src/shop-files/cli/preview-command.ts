import { type PlatformContext, SHOP_KEYS, storefrontMarkets } from '../../protocol/index.ts';
import {
  createPathCheck,
  previewLink,
  readDrafts,
  statesOf,
} from '../../services/contentful/index.ts';
import { type Command, DONE, oneArgument, REFUSED, UsageError } from './command.ts';

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
    const context = input.openPlatform();
    if (!isThere(context, to)) {
      const what = to.startsWith('/') ? 'page' : 'entry';
      input.err.write(`There is no ${what} ${to}, published or as a draft.\n`);
      return REFUSED;
    }
    input.out.write(`${previewLink(context, { to, market })}\n`);
    return DONE;
  },
};

function isThere({ store }: PlatformContext, to: string): boolean {
  const sql = store.read;
  if (to.startsWith('/')) return createPathCheck(sql, readDrafts(sql))(to);
  const { published, draft } = statesOf(sql, 'Entry', to);
  return (published ?? draft) !== null;
}
