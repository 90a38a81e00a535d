import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFolderOf, readBrand } from '@lokke/brand';
import {
  createPlatform,
  openDemo,
  type Platform,
  type ShopKey,
  seedDemo,
  seedDemoContent,
  seedDemoSalons,
  servePlatform,
} from '@lokke/platform';
import { type AdminClient, createAdminClient } from '@lokke/shopify-admin';
import { provisionShop } from '../../provision/provision-shop.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface HostedShops {
  readonly platform: Platform;
  readonly origin: string;
  /** Settings that make the platform look like a hosted shop. */
  readonly shopAt: (shop: ShopKey) => Environment;
  /** A folder with a brand of one's own, with this e-mail address and postal address of who sells. */
  readonly brandOf: (email: string, address?: string) => string;
  /** The Dutch and the German shop with their services. */
  readonly hosted: () => Environment;
  /** A client of the shop's Admin API. */
  readonly adminOf: (shop: ShopKey) => AdminClient;
  readonly stop: () => Promise<void>;
}

/** Hosted shops over plain HTTP, of which the Dutch and the German one are provisioned. */
export async function openHostedShops(): Promise<HostedShops> {
  const platform = createPlatform({ dataFile: ':memory:', storefrontUrl: 'https://lokke.example' });
  await seedDemo(platform.context);
  await seedDemoContent(platform.context, openDemo(undefined, 'merchant'));
  await seedDemoSalons(platform.context);
  const served = await servePlatform(platform, { port: 0 });
  const { port } = served;
  const folder = mkdtempSync(join(tmpdir(), 'lokke-doctor-'));
  const secretsFile = join(folder, 'platform-secrets.json');
  writeFileSync(secretsFile, JSON.stringify(platform.secrets));
  const origin = `http://127.0.0.1:${port}`;
  const adminOf = (shop: ShopKey) =>
    createAdminClient({
      endpoint: `${origin}/${shop}/admin/api/2024-01/graphql.json`,
      accessToken: platform.context.shops[shop].adminToken,
      fetch,
      timeoutInMs: 5_000,
    });
  for (const shop of ['nl', 'de'] as const) {
    await provisionShop({
      admin: adminOf(shop),
      webhookUrl: `https://lokke.example/webhooks/shopify/${shop}`,
      makesToken: false,
      brand: readBrand(brandFolderOf({})),
      say: () => undefined,
    });
  }
  const brandOf = (email: string, address = 'Breestraat 1, 2311 CH Leiden') => {
    const brand = mkdtempSync(join(folder, 'brand-'));
    cpSync(brandFolderOf({}), brand, { recursive: true });
    const file = join(brand, 'brand.json');
    const seller = { name: 'Acme bv', address, email, registration: 'KvK 12345678' };
    const own = {
      sellers: { default: seller },
      responsible: { eu: { name: 'Acme bv', address, email } },
      sender: { name: 'Acme', email },
    };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...own }));
    return brand;
  };
  const brandFolder = brandOf('hello@acme.nl');
  const shopAt = (shop: ShopKey): Environment => {
    const secrets = platform.context.shops[shop];
    const name = `SHOPIFY_${shop.toUpperCase()}`;
    return {
      [`${name}_DOMAIN`]: `${origin}/${shop}`,
      [`${name}_STOREFRONT_TOKEN`]: `lokke-public-${shop}`,
      [`${name}_PRIVATE_TOKEN`]: secrets.privateToken,
      [`${name}_MULTIPASS_SECRET`]: secrets.multipassSecret,
      // The German shop has an app from before 2026.
      ...(shop === 'de'
        ? {
            [`${name}_ADMIN_TOKEN`]: secrets.adminToken,
            [`${name}_WEBHOOK_SECRET`]: secrets.webhookSecret,
          }
        : {
            [`${name}_ADMIN_CLIENT_ID`]: secrets.adminClientId,
            [`${name}_ADMIN_CLIENT_SECRET`]: secrets.webhookSecret,
          }),
    };
  };
  const settingsOfShops = (): Environment => ({
    MARKETS: 'nl,de',
    PUBLIC_ORIGIN: 'https://lokke.example',
    BRAND_DIR: brandFolder,
    SESSION_SECRETS: 's'.repeat(40),
    PLATFORM_ORIGIN: origin,
    // Answers for salons and content, which stay at the platform.
    PLATFORM_SECRETS: secretsFile,
    ...shopAt('nl'),
    ...shopAt('de'),
  });
  const stop = async () => {
    await served.stop();
    rmSync(folder, { recursive: true });
  };
  return { platform, origin, adminOf, shopAt, brandOf, hosted: settingsOfShops, stop };
}
