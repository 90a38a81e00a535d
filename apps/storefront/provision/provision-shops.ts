import type { Brand } from '@lokke/brand';
import type { ShopKey } from '@lokke/domain/markets';
import type { AdminClient } from '@lokke/shopify-admin';
import { withoutAdmin } from '../server/config/index.ts';
import { planShop, provisionShop } from './provision-shop.ts';
import type { ProvisionRequest } from './read-request.ts';

export interface ProvisionedShop {
  readonly shop: ShopKey;
  readonly address: string;
  /** Null without access. */
  readonly admin: AdminClient | null;
}

export interface ProvisionShopsOptions extends Omit<ProvisionRequest, 'shops'> {
  readonly shops: readonly ProvisionedShop[];
  readonly brand: Pick<Brand, 'capabilities' | 'namespace'>;
  readonly say: (line: string) => void;
  /** Asks a person; null where nobody can be asked. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
}

/** Sets the shops up, or says what it would do; false when something is left undone. */
export async function provisionShops(options: ProvisionShopsOptions): Promise<boolean> {
  const { shops, isNamed, isDryRun, isConfirmed, say, ask } = options;
  if (isNamed && !isDryRun) return write(options);
  const isPlanned = await tellPlans(options);
  if (isDryRun) return isPlanned;
  if (isConfirmed) return write(options);
  const addresses = shops.map(({ address }) => address).join(', ');
  if (ask === null) {
    say(
      `Nothing was written. Name the shop (--market nl), or write into all ${shops.length} with --yes.`,
    );
    return false;
  }
  if (await ask(`Write this into ${shops.length} shops (${addresses})?`)) return write(options);
  say('Nothing was written.');
  return false;
}

async function tellPlans({
  shops,
  origin,
  files,
  brand,
  makesToken,
  say,
}: ProvisionShopsOptions): Promise<boolean> {
  let isPlanned = true;
  for (const { shop, address, admin } of shops) {
    const plan =
      admin && (await planShop({ admin, brand, files, webhookUrl: webhookUrlOf(origin, shop) }));
    if (plan === null || !plan.ok) {
      say(`${shop}: ${plan === null ? withoutAdmin(shop) : `stopped: ${plan.failure}`}`);
      isPlanned = false;
      continue;
    }
    const todo = [...plan.value, ...(makesToken ? ['a storefront token'] : [])];
    say(`${shop} (${address}): ${todo.length === 0 ? 'nothing to do' : 'would make'}`);
    for (const name of todo) say(`  ${name}`);
  }
  return isPlanned;
}

async function write({
  shops,
  origin,
  files,
  brand,
  makesToken,
  say,
}: ProvisionShopsOptions): Promise<boolean> {
  let isDone = true;
  for (const { shop, admin } of shops) {
    if (admin === null) {
      say(`${shop}: ${withoutAdmin(shop)}`);
      isDone = false;
      continue;
    }
    const provisioned = await provisionShop({
      admin,
      brand,
      webhookUrl: webhookUrlOf(origin, shop),
      files,
      makesToken,
      say: (line) => say(`${shop}: ${line}`),
    });
    if (!provisioned.ok) {
      say(`${shop}: not all is done: ${provisioned.failure}`);
      isDone = false;
    } else if (provisioned.value !== null) {
      say(`SHOPIFY_${shop.toUpperCase()}_STOREFRONT_TOKEN=${provisioned.value}`);
    }
  }
  return isDone;
}

const webhookUrlOf = (origin: string, shop: string) => `${origin}/webhooks/shopify/${shop}`;
