import {
  createPlatform,
  type Platform,
  seedDemo,
  seedDemoContent,
  seedDemoSalons,
  servePlatform,
} from '@lokke/platform';
import { createAdminClient } from '@lokke/shopify-admin';
import { provisionShop } from '../../provision/provision-shop.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface HostedShops {
  readonly platform: Platform;
  readonly origin: string;
  /** Settings that make the platform look like a hosted shop. */
  readonly shopAt: (shop: string) => Environment;
  /** The Dutch and the German shop with their services. */
  readonly hosted: () => Environment;
  readonly stop: () => Promise<void>;
}

/** Hosted shops over plain HTTP, of which the Dutch and the German one are provisioned. */
export async function openHostedShops(): Promise<HostedShops> {
  const platform = createPlatform({ dataFile: ':memory:', storefrontUrl: 'https://lokke.example' });
  await seedDemo(platform.context);
  await seedDemoContent(platform.context);
  await seedDemoSalons(platform.context);
  const { port, stop } = await servePlatform(platform, { port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  for (const shop of ['nl', 'de']) {
    await provisionShop({
      admin: createAdminClient({
        endpoint: `${origin}/${shop}/admin/api/2024-01/graphql.json`,
        accessToken: `lokke-admin-${shop}`,
        fetch,
        timeoutInMs: 5_000,
      }),
      webhookUrl: `https://lokke.example/webhooks/shopify/${shop}`,
      makesToken: false,
      say: () => undefined,
    });
  }
  const shopAt = (shop: string): Environment => {
    const name = `SHOPIFY_${shop.toUpperCase()}`;
    return {
      [`${name}_DOMAIN`]: `${origin}/${shop}`,
      [`${name}_STOREFRONT_TOKEN`]: `lokke-public-${shop}`,
      [`${name}_PRIVATE_TOKEN`]: `lokke-public-${shop}`,
      [`${name}_ADMIN_TOKEN`]: `lokke-admin-${shop}`,
      [`${name}_MULTIPASS_SECRET`]: `lokke-multipass-${shop}`,
      [`${name}_WEBHOOK_SECRET`]: `lokke-webhook-${shop}`,
    };
  };
  const hosted = (): Environment => ({
    MARKETS: 'nl,de',
    PUBLIC_ORIGIN: 'https://lokke.example',
    SESSION_SECRETS: 's'.repeat(40),
    PLATFORM_ORIGIN: origin,
    ...shopAt('nl'),
    ...shopAt('de'),
  });
  return { platform, origin, shopAt, hosted, stop };
}
