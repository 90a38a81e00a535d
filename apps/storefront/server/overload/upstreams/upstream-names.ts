import type { Config } from '../../config/index.ts';

/** Names the service of a URL: each API of each shop, else the origin. */
export function upstreamNames({
  shops,
  salons,
  content,
}: Pick<Config, 'shops' | 'salons' | 'content'>): (address: string) => string {
  const names = new Map<string, string>(
    Object.entries(shops).flatMap(([shop, { endpoint, adminEndpoint }]) => [
      [endpoint, `storefront ${shop}`] as const,
      [adminEndpoint, `admin ${shop}`] as const,
    ]),
  );
  return (address) => {
    const known = names.get(address);
    if (known !== undefined) return known;
    if (address.startsWith(content.baseUrl)) return 'content';
    return address.startsWith(salons.baseUrl) ? 'salons' : 'other';
  };
}
