import type { Market } from '@lokke/domain/markets';
import { type CheckContext, collectFindings, probe, type Say } from './finding.ts';

type Asked = Pick<CheckContext, 'config' | 'fetch'>;

/** Reports an unreachable embedded platform once, not for each of what stands on it; tells what is there. */
export async function checkPlatform(
  say: Say,
  asked: Asked,
  markets: readonly Market[],
): Promise<(address: string) => boolean> {
  const { shops, content, salons, platformOrigin } = asked.config;
  const isEmbedded = (address: string) => address.startsWith(`${platformOrigin}/`);
  const parts = [
    ...new Set(markets.map(({ shop }) => shop).filter((shop) => isEmbedded(shops[shop].baseUrl))),
    ...(isEmbedded(content.baseUrl) ? ['the content'] : []),
    ...(isEmbedded(salons.baseUrl) ? ['the salons'] : []),
  ];
  if (parts.length === 0) return () => true;
  const { status, reason } = await probe(asked, `${platformOrigin}/readyz`);
  if (status !== null) return () => true;
  say('platform', 'silent', { platformOrigin, reason, parts: parts.join(', ') });
  return (address) => !isEmbedded(address);
}

/** Throws the doctor's sentence where all shops of the markets stand on a platform that does not answer. */
export async function requirePlatform(asked: Asked, markets: readonly Market[]): Promise<void> {
  let isThere = (_address: string) => true;
  const [away] = await collectFindings(null, async (say) => {
    isThere = await checkPlatform(say, asked, markets);
  });
  if (away === undefined) return;
  if (markets.some(({ shop }) => isThere(asked.config.shops[shop].baseUrl))) return;
  throw new Error(away.sentence);
}
