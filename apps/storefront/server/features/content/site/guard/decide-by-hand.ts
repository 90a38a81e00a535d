import type { KeptContents } from './kept-content.ts';

/** Has a held change shown when it is next read; returns the languages that it is held in. */
export async function acceptHeld(
  kept: KeptContents,
  languageTags: readonly string[],
  id: string,
): Promise<readonly string[]> {
  const accepted: string[] = [];
  for (const languageTag of languageTags) {
    const content = await kept.read(languageTag);
    if (content?.held?.id !== id) continue;
    await kept.write(languageTag, { ...content, accepted: id });
    accepted.push(languageTag);
  }
  return accepted;
}

/** Has the content before shown again; returns the languages that have one. */
export async function goBack(
  kept: KeptContents,
  languageTags: readonly string[],
): Promise<readonly string[]> {
  const gone: string[] = [];
  for (const languageTag of languageTags) {
    const content = await kept.read(languageTag);
    if (content === null || content.before === null) continue;
    const { good, before } = content;
    await kept.write(languageTag, {
      good: before,
      before: null,
      held: null,
      accepted: null,
      refused: good,
    });
    gone.push(languageTag);
  }
  return gone;
}
