import { SHOP_KEYS, type ShopKey } from '@lokke/domain/markets';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';
import type { Config } from '../config/index.ts';
import { shopifyDigest } from './signatures.ts';

interface SentWebhook {
  readonly shops: Readonly<
    Record<ShopKey, Pick<Config['shops'][ShopKey], 'baseUrl' | 'webhookSecrets'>>
  >;
  /** Shop of the address that it was sent to. */
  readonly cameFor: ShopKey;
  readonly body: Uint8Array;
  readonly signature: string;
}

type SignedWebhook =
  | { readonly kind: 'refused'; readonly shop: ShopKey; readonly reason: string }
  | {
      readonly kind: 'signed';
      readonly shop: ShopKey;
      readonly digest: string;
      readonly payload: unknown;
    };

/** Reads a webhook that the app of its shop has signed. */
export function readSigned({ shops, cameFor, body, signature }: SentWebhook): SignedWebhook {
  const digestBy = (shop: ShopKey) => shopifyDigest(shops[shop].webhookSecrets, body, signature);
  const refuse = (shop: ShopKey, reason: string) => ({ kind: 'refused', shop, reason }) as const;
  if (shops[cameFor].webhookSecrets.length === 0) return refuse(cameFor, 'no secret is set');
  const digest = digestBy(cameFor);
  if (digest === null) return refuse(cameFor, 'wrong signature');
  const payload = parseJson(new TextDecoder().decode(body));
  const shop = namedShop(shops, payload) ?? cameFor;
  if (digestBy(shop) === null) return refuse(shop, 'about a shop of another app');
  return { kind: 'signed', shop, digest, payload };
}

const namingSchema = v.object({ shop_domain: v.string() });

/**
 * Shop that the body of a privacy webhook names: an app has one address for them, whichever of its shops they are about.
 * Null for bodies of other topics, which name none.
 */
function namedShop(shops: SentWebhook['shops'], payload: unknown): ShopKey | null {
  if (!v.is(namingSchema, payload)) return null;
  const domain = payload.shop_domain.toLowerCase();
  return SHOP_KEYS.find((shop) => new URL(shops[shop].baseUrl).host === domain) ?? null;
}
