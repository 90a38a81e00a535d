import { createHash } from 'node:crypto';
import type { AccountOutcome, Catalogue, Restock, RestockRequest } from '@lokke/contract/ports';
import { checkNewsletter, normaliseEmail } from '@lokke/domain/accounts';
import { plainIdOf } from '@lokke/domain/ids';
import type { Market, ShopKey } from '@lokke/domain/markets';
import { isRestockLinkOpen } from '@lokke/domain/restock';
import * as v from 'valibot';
import { createSessionCipher, openLink } from '../../http/session/index.ts';
import { attemptAll } from '../../shared-state/index.ts';
import { fail, type RequestContext, succeed } from '../account/index.ts';
import { openEmailMarketing } from './email-marketing.ts';
import { createFormKit, type FormsOptions } from './form-kit.ts';

export interface RestocksOptions extends FormsOptions {
  readonly catalogueOf: (market: Market) => Pick<Catalogue, 'product' | 'variant'>;
  readonly sessionSecrets: readonly string[];
}

export interface Restocks {
  /** Null where nobody would write. */
  readonly open: (requestContext: RequestContext) => Restock | null;
}

/** Triggers the company's flow that asks the address whether it is theirs. */
const METRIC = 'Back in Stock Requested';

/** Writes to those who wait for a sold-out size, once their address has agreed. */
export function createRestocks({
  catalogueOf,
  sessionSecrets,
  ...options
}: RestocksOptions): Restocks {
  const { now, limitOf, networkOf, tooMany, outcomeOf } = createFormKit('restock', options);
  const marketingOf = openEmailMarketing(options);
  const links = createRestockLinks(sessionSecrets, now);
  const ofNetwork = limitOf('network', 30);
  const confirmsOfNetwork = limitOf('confirms', 30);
  // Prevents flooding other people's mailboxes. A stranger elsewhere does not use up the owner's letters.
  const ofEmailHere = limitOf('email-network', 3);
  const ofEmail = limitOf('email', 30);

  return {
    open(requestContext) {
      const { market } = requestContext;
      const { send, waitForStock } = marketingOf(market.shop);
      if (send === null || waitForStock === null) return null;
      const locale = market.languageTag;
      const network = networkOf(requestContext);
      return {
        async request({ email: typed = '', handle = '', variantId = '' }) {
          const check = checkNewsletter({ email: typed });
          if (!check.ok) return fail(check.code, { fields: check.fields });
          const attempt = await ofNetwork.attempt(network);
          if (!attempt.isAllowed) return tooMany(attempt);
          const found = await soldOutSize(catalogueOf(market), handle, variantId);
          if (!found.ok) return found;
          const email = normaliseEmail(typed);
          const letter = await attemptAll([
            [ofEmailHere, `${network} ${email}`],
            [ofEmail, email],
          ]);
          if (!letter.isAllowed) return succeed(null);
          const token = await links.tokenFor(market.shop, { ...found.value, email });
          const result = await send({
            metric: METRIC,
            email,
            locale,
            time: new Date(now()).toISOString(),
            uniqueId: createHash('sha256').update(token).digest('base64url'),
            // Anybody can send such an event with the public key: what the letter says and leads to is the flow's.
            properties: {
              token,
              market: market.prefix.slice(1),
              variantId: plainIdOf(variantId) ?? '',
            },
          });
          return outcomeOf(market, result, null);
        },
        read: (token) => links.read(market.shop, token),
        async confirm(token) {
          const attempt = await confirmsOfNetwork.attempt(network);
          if (!attempt.isAllowed) return tooMany(attempt);
          const wanted = await links.read(market.shop, token);
          if (wanted === null) return fail('linkInvalid');
          const { email, variantId } = wanted;
          const variantNumber = plainIdOf(variantId) ?? '';
          const result = await waitForStock({ email, locale, variantNumber });
          return outcomeOf(market, result, wanted);
        },
      };
    },
  };
}

async function soldOutSize(
  catalogue: Pick<Catalogue, 'product' | 'variant'>,
  handle: string,
  variantId: string,
): Promise<AccountOutcome<Omit<RestockRequest, 'email'>>> {
  const product = await catalogue.product(handle);
  if (product.kind === 'failed') return fail('platformFailed');
  if (product.kind === 'missing') return fail('unknownProduct');
  const { title, variants } = product.value;
  const variant = await catalogue.variant(product.value, { kind: 'id', id: variantId });
  if (variant.kind === 'failed') return fail('platformFailed');
  if (variant.kind === 'missing') return fail('unknownVariant');
  if (variant.value.availableForSale) return fail('backInStock');
  return succeed({
    handle,
    variantId,
    title,
    size: variants.length > 1 ? variant.value.title : null,
  });
}

interface RestockLinks {
  /** Seals what the link is for: nothing is stored before the address has agreed. */
  readonly tokenFor: (shop: ShopKey, request: RestockRequest) => Promise<string>;
  /** Null for what is forged, over or another shop's. */
  readonly read: (shop: ShopKey, token: string) => Promise<RestockRequest | null>;
}

const schema = v.object({
  shop: v.string(),
  madeAtInMs: v.number(),
  request: v.strictObject({
    email: v.string(),
    handle: v.string(),
    variantId: v.string(),
    title: v.string(),
    size: v.nullable(v.string()),
  }),
});

function createRestockLinks(sessionSecrets: readonly string[], now: () => number): RestockLinks {
  const cipher = createSessionCipher(sessionSecrets, 'restock link');
  return {
    tokenFor: (shop, request) => cipher.encrypt({ shop, madeAtInMs: now(), request }),
    async read(shop, token) {
      const link = await openLink(cipher, schema, token);
      if (link?.shop !== shop) return null;
      return isRestockLinkOpen(link.madeAtInMs, now()) ? link.request : null;
    },
  };
}
