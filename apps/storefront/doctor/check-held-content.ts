import type { Market } from '@lokke/domain/markets';
import { createKeptContents, describeHeld } from '../server/features/content/index.ts';
import { openRecords } from '../server/shared-state/index.ts';
import type { CheckContext, Say } from './finding.ts';

/** Tells of changes to the market's content that servers do not show. */
export async function checkHeldContent(say: Say, { config }: CheckContext, market: Market) {
  const { records, close } = await openRecords(config);
  const content = await createKeptContents(records).read(market.languageTag);
  await close();
  const problems = content?.held?.problems.filter((one) => one.market === market.locale) ?? [];
  if (problems.length === 0) return;
  say('content', 'held', { id: content?.held?.id, reason: problems.map(describeHeld).join(' ') });
}
