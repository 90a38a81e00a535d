import { query } from '../client/document.ts';

export const menu = query('Menu', {
  takes: '$handle: String!',
  text: `
  menu(handle: $handle) {
    id
    handle
    title
    items {
      id
      title
      type
      url
      items { id title type url }
    }
  }
`,
  select: (data) => data.menu,
});

/** `path:/old` finds the redirect of that address. */
export const urlRedirects = query('UrlRedirects', {
  takes: '$query: String!',
  text: `
  urlRedirects(first: 1, query: $query) {
    nodes { path target }
  }
`,
  select: (data) => data.urlRedirects,
});

export const shop = query('Shop', {
  text: `
  shop {
    id
    name
    description
    primaryDomain { host url }
    privacyPolicy { handle title body }
    termsOfService { handle title body }
    refundPolicy { handle title body }
    shippingPolicy { handle title body }
    termsOfSale { handle title body } # since 2026-04
    legalNotice { handle title body } # since 2026-04
    contactInformation { handle title body } # since 2026-04
  }
`,
  select: (data) => data.shop,
});

/** Finds entries for the identifiers, in their order; null for what the shop does not have. */
export const shopMetafields = query('ShopMetafields', {
  takes: '$identifiers: [HasMetafieldsIdentifier!]!',
  text: `
  shop {
    metafields(identifiers: $identifiers) { namespace key type value }
  }
`,
  select: (data) => data.shop.metafields,
});

/** Reads a bit of everything that a storefront needs: each field needs another scope of the token. */
export const accessCheck = query('AccessCheck', {
  text: `
  localization { language { isoCode } }
  shop { name paymentSettings { countryCode currencyCode } }
  products(first: 1) {
    nodes {
      handle
      tags
      metafields(identifiers: [{ namespace: "lokke", key: "promise" }]) { value }
      variants(first: 1) { nodes { quantityAvailable } }
      sellingPlanGroups(first: 1) { nodes { name } }
    }
  }
  mainMenu: menu(handle: "main-menu") { id }
  footerMenu: menu(handle: "footer") { id }
  customer(customerAccessToken: "nobody") { id }
`,
  select: (data) => data,
});
