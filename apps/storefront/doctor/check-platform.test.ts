import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { requirePlatform } from './check-platform.ts';

const AWAY = { PLATFORM_ORIGIN: 'http://127.0.0.1:9' };
const OTHER = { SHOPIFY_NL_DOMAIN: 'http://127.0.0.1:8', SHOPIFY_NL_STOREFRONT_TOKEN: 'x' };

const ask = (environment: Readonly<Record<string, string>>) =>
  requirePlatform({ config: readConfig(environment), fetch }, [marketOf('nl'), marketOf('fr')]);

it('a platform that is away ends a command, but where a shop stands elsewhere', async () => {
  await expect(ask(AWAY)).rejects.toThrow(
    /^The embedded platform does not answer at .+, and nl, fr, the content, the salons stand on it/,
  );
  await expect(ask({ ...AWAY, ...OTHER })).resolves.toBeUndefined();
});
