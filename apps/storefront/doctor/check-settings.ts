import type { Market } from '@lokke/domain/markets';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Checks whether customers can be signed in at the shop's domain. */
export function checkMultipass({ config }: CheckContext, { shop }: Market): readonly Finding[] {
  const say = about(shop);
  return config.shops[shop].multipassSecret === null
    ? [
        say.warning(
          'multipass',
          `SHOPIFY_${shop.toUpperCase()}_MULTIPASS_SECRET is not set: customers are not signed in at the store (Shopify Plus only).`,
        ),
      ]
    : [say.ok('multipass', 'Customers are signed in at the store.')];
}

/** Checks settings that concern all markets. */
export function checkServers({ config, isHosted }: CheckContext): readonly Finding[] {
  const say = about(null);
  const findings = [
    config.sessionSecrets.length > 0
      ? say.ok('sessions', 'Every server opens the sessions of the others.')
      : say.warning(
          'sessions',
          'SESSION_SECRETS is not set: this server keeps a secret of its own, and a second one would not know its customers.',
        ),
  ];
  if (isHosted && new URL(config.publicOrigin).protocol !== 'https:') {
    findings.push(
      say.warning(
        'settings',
        `Visitors reach the shop at ${config.publicOrigin}: give it https before it takes passwords (PUBLIC_ORIGIN).`,
      ),
    );
  }
  return findings;
}
