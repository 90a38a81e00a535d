import { saveCatalogue } from '@lokke/platform';
import { FULL_SHOP } from './full-shop.ts';
import type { InMemoryStorefront } from './in-memory-storefront.ts';
import { signedWebhook } from './signed-webhook.ts';

/** Renames the first product of the full shop, and tells one server as Shopify does. */
export async function renameProduct(title: string, told: InMemoryStorefront): Promise<void> {
  const [product, ...others] = FULL_SHOP.products ?? [];
  if (product === undefined) throw new Error('The shop has no product');
  await saveCatalogue(told.platform.context, 'nl', {
    products: [{ ...product, title }, ...others],
  });
  const payload = { id: 1, handle: product.handle, title };
  const secret = told.config.shops.nl.webhookSecrets[0] ?? '';
  const response = await told.send(
    '/webhooks/shopify/nl',
    signedWebhook('products/update', payload, secret),
  );
  const { status } = JSON.parse(await response.text());
  if (status !== 'done') throw new Error(`The news was not taken: ${status}`);
}
