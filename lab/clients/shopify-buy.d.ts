// The library has no types; these are the parts that are tried here.
declare module 'shopify-buy' {
  type Fetch = (url: string, init: RequestInit) => Promise<Response>;

  interface Model {
    readonly id: string;
    readonly title: string;
    readonly handle: string;
  }

  interface Variant extends Model {
    readonly available: boolean;
  }

  interface Product extends Model {
    readonly availableForSale: boolean;
    readonly variants: readonly Variant[];
    readonly images: readonly unknown[];
  }

  interface Collection extends Model {
    readonly products: readonly Product[];
  }

  interface Checkout {
    readonly id: string;
    readonly note: string;
    readonly email: string;
    readonly webUrl: string;
    readonly discountApplications: readonly unknown[];
    readonly customAttributes: readonly { readonly key: string; readonly value: string }[];
    readonly lineItems: readonly { readonly id: string; readonly quantity: number }[];
  }

  interface Line {
    readonly variantId: string;
    readonly quantity: number;
  }

  interface BuyClient {
    fetchNextPage(list: readonly Model[]): Promise<{ readonly model: readonly Model[] }>;
    readonly product: {
      fetchAll(first: number): Promise<readonly Product[]>;
      fetch(id: string): Promise<Product>;
      fetchByHandle(handle: string): Promise<Product>;
      fetchMultiple(ids: readonly string[]): Promise<readonly Product[]>;
      fetchQuery(query: object): Promise<readonly Product[]>;
      fetchRecommendations(id: string): Promise<readonly Product[]>;
    };
    readonly collection: {
      fetchAll(first: number): Promise<readonly Collection[]>;
      fetch(id: string): Promise<Collection>;
      fetchByHandle(handle: string): Promise<Collection>;
      fetchWithProducts(id: string, options: object): Promise<Collection>;
      fetchAllWithProducts(options: object): Promise<readonly Collection[]>;
      fetchQuery(query: object): Promise<readonly Collection[]>;
    };
    readonly shop: {
      fetchInfo(): Promise<{ readonly name: string }>;
      fetchPolicies(): Promise<{ readonly refundPolicy: { readonly title: string } }>;
    };
    readonly checkout: {
      create(input: object): Promise<Checkout>;
      fetch(id: string): Promise<Checkout>;
      addLineItems(id: string, lines: readonly Line[]): Promise<Checkout>;
      updateLineItems(id: string, lines: readonly object[]): Promise<Checkout>;
      removeLineItems(id: string, lines: readonly string[]): Promise<Checkout>;
      replaceLineItems(id: string, lines: readonly Line[]): Promise<Checkout>;
      addDiscount(id: string, code: string): Promise<Checkout>;
      removeDiscount(id: string): Promise<Checkout>;
      updateAttributes(id: string, input: object): Promise<Checkout>;
      updateEmail(id: string, email: string): Promise<Checkout>;
    };
  }

  const Client: {
    buildClient(
      config: { readonly domain: string; readonly storefrontAccessToken: string },
      fetch: Fetch,
    ): BuyClient;
  };
  export = Client;
}
