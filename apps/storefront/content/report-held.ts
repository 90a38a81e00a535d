import { describeHeld, type KeptContents } from '../server/features/content/index.ts';

/** Lists what is held, with its id, market by market. */
export async function reportHeld(
  kept: KeptContents,
  languageTags: readonly string[],
): Promise<string> {
  const lines: string[] = [];
  for (const languageTag of languageTags) {
    const held = (await kept.read(languageTag))?.held;
    if (held == null) continue;
    lines.push(`${held.id}  ${languageTag}, since ${new Date(held.sinceInMs).toISOString()}`);
    lines.push(...held.problems.map((one) => `  ${one.market}: ${describeHeld(one)}`));
  }
  return lines.length === 0 ? 'No change to the content is held.' : lines.join('\n');
}
