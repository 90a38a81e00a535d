// npm run content [-- --accept <id> | --back | --preview-button] [--market <markets>]: lists changes to the content that are not shown, and why.
// --preview-button prints the address for Contentful's preview button; it opens drafts for 90 days.
// --accept shows one all the same, --back shows the content before; servers take it with the next page of their content.
import { parseArgs } from 'node:util';
import { namedMarkets, runCommand } from '../scripts/run-command.ts';
import { type Config, ConfigError, platformSecretsOf, readConfig } from '../server/config/index.ts';
import {
  acceptHeld,
  createKeptContents,
  describeHeld,
  goBack,
  type KeptContents,
} from '../server/features/content/index.ts';
import { ANY_ENTRY, createPreviewPasses } from '../server/features/preview/index.ts';
import { openRecords } from '../server/shared-state/index.ts';

const LASTS_IN_MS = 90 * 86_400_000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      accept: { type: 'string' },
      back: { type: 'boolean' },
      'preview-button': { type: 'boolean' },
      market: { type: 'string' },
    },
  });
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const print = (text: string) => process.stdout.write(`${text}\n`);
  if (values['preview-button'] === true) {
    print(previewButton(config));
    return true;
  }
  const markets = namedMarkets(values.market, config.locales);
  const languageTags = [...new Set(markets.map(({ languageTag }) => languageTag))];
  const { records, close } = await openRecords(config);
  const kept = createKeptContents(records);
  try {
    if (values.accept !== undefined) {
      const accepted = await acceptHeld(kept, languageTags, values.accept);
      if (accepted.length === 0) throw new Error(`No change with the id ${values.accept} is held.`);
      print(`Accepted in ${accepted.join(', ')}.`);
    } else if (values.back === true) {
      const gone = await goBack(kept, languageTags);
      if (gone.length === 0) throw new Error('No earlier content is kept.');
      print(`The content before is shown again in ${gone.join(', ')}, until it changes.`);
    } else print(await reportHeld(kept, languageTags));
    return true;
  } finally {
    await close();
  }
});

/** Address that Contentful fills in and opens: Settings › Content preview. */
function previewButton({
  content: { preview },
  publicOrigin,
}: Pick<Config, 'content' | 'publicOrigin'>): string {
  if (preview === null) throw new ConfigError('CONTENTFUL_PREVIEW_TOKEN is not set.');
  const token = preview.accessToken;
  const passes = createPreviewPasses({ token, origin: publicOrigin, now: Date.now });
  return `${publicOrigin}/preview?${passes.linkTo(ANY_ENTRY, LASTS_IN_MS)}`;
}

/** Lists what is held, with its id, market by market. */
async function reportHeld(kept: KeptContents, languageTags: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const languageTag of languageTags) {
    const held = (await kept.read(languageTag))?.held;
    if (held == null) continue;
    lines.push(`${held.id}  ${languageTag}, since ${new Date(held.sinceInMs).toISOString()}`);
    lines.push(...held.problems.map((one) => `  ${one.market}: ${describeHeld(one)}`));
  }
  return lines.length === 0 ? 'No change to the content is held.' : lines.join('\n');
}
