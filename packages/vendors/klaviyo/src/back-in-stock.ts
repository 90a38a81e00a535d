import { type KlaviyoOptions, type KlaviyoResult, postDocument } from './post-document.ts';

interface BackInStockSubscription {
  /** Key of the account; it must never reach a browser. */
  readonly privateKey: string;
  readonly email: string;
  /** The plain number of Shopify's variant. */
  readonly variantNumber: string;
}

export interface BackInStock {
  readonly subscribe: (subscription: BackInStockSubscription) => Promise<KlaviyoResult>;
}

/** Has the company's back-in-stock flow write once a variant of its Shopify catalogue is back. */
export function createBackInStock(options: KlaviyoOptions): BackInStock {
  return {
    subscribe: ({ privateKey, email, variantNumber }) =>
      postDocument(options, {
        path: '/api/back-in-stock-subscriptions',
        privateKey,
        document: documentOf(email, variantNumber),
      }),
  };
}

function documentOf(email: string, variantNumber: string) {
  const id = `$shopify:::$default:::${variantNumber}`;
  return {
    data: {
      type: 'back-in-stock-subscription',
      attributes: {
        channels: ['EMAIL'],
        profile: { data: { type: 'profile', attributes: { email } } },
      },
      relationships: { variant: { data: { type: 'catalog-variant', id } } },
    },
  };
}
