import { UCP_VERSION } from '@lokke/contract/agents';
import type { Capability } from './ucp-envelope.ts';

const SITE = `https://ucp.dev/${UCP_VERSION}`;

const CAPABILITIES: Readonly<Record<Capability, { schema: string; extends?: readonly string[] }>> =
  {
    'dev.ucp.shopping.catalog.search': { schema: 'catalog_search' },
    'dev.ucp.shopping.catalog.lookup': { schema: 'catalog_lookup' },
    'dev.ucp.shopping.cart': { schema: 'cart' },
    'dev.ucp.shopping.checkout': { schema: 'checkout' },
    'dev.ucp.shopping.discount': {
      schema: 'discount',
      extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
    },
    'dev.ucp.shopping.buyer_consent': {
      schema: 'buyer_consent',
      extends: ['dev.ucp.shopping.checkout'],
    },
  };

/** Tells assistants at `/.well-known/ucp` what the shop can do, and where. No agent pays here: there are no handlers. */
export function ucpProfile(publicOrigin: string, endpoint: string) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            spec: `${SITE}/specification/overview`,
            transport: 'mcp',
            schema: `${SITE}/services/shopping/mcp.openrpc.json`,
            endpoint: publicOrigin + endpoint,
          },
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(CAPABILITIES).map(([name, { schema, ...extended }]) => [
          name,
          [
            {
              version: UCP_VERSION,
              spec: `${SITE}/specification/${schema.replace('_', '/')}`,
              schema: `${SITE}/schemas/shopping/${schema}.json`,
              ...extended,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}
