import type { Market } from '@lokke/domain/markets';
import type { CheckContext } from './check-context.ts';
import { about, type Finding } from './finding.ts';
import { probe } from './probe.ts';

export interface PlatformCheck {
  readonly findings: readonly Finding[];
  /** Whether somebody answers at an address that settings lead to. */
  readonly isThere: (address: string) => boolean;
}

/** Says once that the embedded platform is away, in the place of every market, content and salons that stand on it. */
export async function checkPlatform(
  checkContext: CheckContext,
  markets: readonly Market[],
): Promise<PlatformCheck> {
  const { shops, content, salons, platformOrigin } = checkContext.config;
  const isEmbedded = (address: string) => address.startsWith(`${platformOrigin}/`);
  const parts = [
    ...new Set(markets.map(({ shop }) => shop).filter((shop) => isEmbedded(shops[shop].baseUrl))),
    ...(isEmbedded(content.baseUrl) ? ['the content'] : []),
    ...(isEmbedded(salons.baseUrl) ? ['the salons'] : []),
  ];
  if (parts.length === 0) return { findings: [], isThere: () => true };
  const answer = await probe(checkContext, `${platformOrigin}/healthz`);
  if (answer.kind === 'answered') return { findings: [], isThere: () => true };
  const sentence = `The embedded platform does not answer at ${platformOrigin} (${answer.reason}), and ${parts.join(', ')} stand on it. Start it (npm start), name the services of your own in .env, or leave markets out (MARKETS).`;
  return {
    findings: [about(null).problem('platform', sentence)],
    isThere: (address) => !isEmbedded(address),
  };
}
