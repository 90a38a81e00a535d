import type { Market } from '@lokke/domain/markets';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';
import { probe } from './probe.ts';

export interface PlatformCheck {
  readonly findings: readonly Finding[];
  /** Tells whether a service responds at its URL. */
  readonly isThere: (address: string) => boolean;
}

/** Reports an unreachable embedded platform once, instead of for every market, content and salons on it. */
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
  const response = await probe(checkContext, `${platformOrigin}/healthz`);
  if (response.kind === 'answered') return { findings: [], isThere: () => true };
  const sentence = `The embedded platform does not answer at ${platformOrigin} (${response.reason}), and ${parts.join(', ')} stand on it. Start it (npm start), name the services of your own in .env, or leave markets out (MARKETS).`;
  return {
    findings: [about(null).problem('platform', sentence)],
    isThere: (address) => !isEmbedded(address),
  };
}
