import type { Loaded, Policy } from '@lokke/contract/ports';
import { shop } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { cleanHtml } from './clean-html.ts';
import { loadedFrom } from './loaded.ts';

/** The shop's legal pages, as far as the shop has written them. */
export async function loadPolicies(source: ShopContext): Promise<Loaded<readonly Policy[]>> {
  const result = await shop(source.client, inContext(source));
  return loadedFrom(source, 'policies', result, (found) =>
    [found.shippingPolicy, found.refundPolicy, found.termsOfService, found.privacyPolicy].flatMap(
      (policy) =>
        policy === null || policy.body === ''
          ? []
          : [{ handle: policy.handle, title: policy.title, bodyHtml: cleanHtml(policy.body) }],
    ),
  );
}
