/** One foam, as a bag holds it. */
const FOAM = {
  item_id: '#',
  item_name: 'Volt Volumeschuim',
  item_brand: 'LOKKE',
  item_category: 'styling',
  item_variant: '150 ml',
  price: 23.95,
  quantity: 1,
};

/** What an event of the bag says while that is all there is in it. */
const OF_FOAM = { currency: 'EUR', value: 23.95, items: [FOAM] };

/** Comes before every e-commerce event: the last one's products are forgotten. */
const FORGET = { ecommerce: null };

/** What the tag manager is told of the visit in measurement.spec.ts, recorded step by step (told-of.ts says how). */
export const EVENTS_OF_A_VISIT = {
  'arrives at a list': [
    {
      command: [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          personalization_storage: 'denied',
          functionality_storage: 'denied',
          security_storage: 'granted',
          wait_for_update: 500,
        },
      ],
    },
    {
      command: [
        'consent',
        'update',
        {
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
          analytics_storage: 'granted',
          personalization_storage: 'granted',
          functionality_storage: 'granted',
          security_storage: 'granted',
        },
      ],
    },
    { 'gtm.start': '#', event: 'gtm.js' },
    FORGET,
    {
      event: 'view_item_list',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'range-volt',
        item_list_name: 'range-volt',
        first: {
          item_id: '#',
          item_name: 'Volt Flexibele Fixeerspray',
          item_brand: 'LOKKE',
          item_category: 'styling',
          item_category2: 'volt',
          item_variant: '250 ml',
          item_list_id: 'range-volt',
          index: 0,
          price: 23.95,
          quantity: 1,
        },
        count: 11,
      },
    },
    { visitorType: 'consumer', salonNo: null },
  ],
  'opens a product': [
    FORGET,
    {
      event: 'select_item',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'range-volt',
        item_list_name: 'range-volt',
        items: [
          {
            item_id: '#',
            item_name: 'Volt Volumeschuim',
            item_brand: 'LOKKE',
            item_category: 'styling',
            item_category2: 'volt',
            item_variant: '150 ml',
            item_list_id: 'range-volt',
            index: 8,
            price: 23.95,
            quantity: 1,
          },
        ],
      },
    },
    {
      event: 'page_view',
      page_location: '/nl/products/volt-mousse',
      page_path: '/nl/products/volt-mousse',
      page_title: 'Volt Volumeschuim | LOKKE',
    },
    FORGET,
    {
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: 23.95,
        items: [
          {
            item_id: '#',
            item_name: 'Volt Volumeschuim',
            item_brand: 'LOKKE',
            item_category: 'styling',
            item_category2: 'volt',
            item_variant: '150 ml',
            price: 23.95,
            quantity: 1,
          },
        ],
      },
    },
    FORGET,
    {
      event: 'view_item_list',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'product-page',
        item_list_name: 'product-page',
        first: {
          item_id: '#',
          item_name: 'Volt Flexibele Fixeerspray',
          item_brand: 'LOKKE',
          item_category: 'styling',
          item_category2: 'volt',
          item_variant: '250 ml',
          item_list_id: 'product-page',
          index: 0,
          price: 23.95,
          quantity: 1,
        },
        count: 4,
      },
    },
  ],
  'puts it into the bag': [
    FORGET,
    { event: 'add_to_cart', ecommerce: OF_FOAM },
    FORGET,
    { event: 'view_cart', ecommerce: OF_FOAM },
  ],
  'opens the page of the bag': [
    {
      event: 'page_view',
      page_location: '/nl/cart',
      page_path: '/nl/cart',
      page_title: 'Je tas | LOKKE',
    },
    FORGET,
    { event: 'view_cart', ecommerce: OF_FOAM },
  ],
  'takes one more': [FORGET, { event: 'add_to_cart', ecommerce: OF_FOAM }],
  'takes one fewer': [FORGET, { event: 'remove_from_cart', ecommerce: OF_FOAM }],
  'chooses a salon': [{ visitorType: 'consumer', salonNo: '10003', action: 'chooseSalon' }],
  'looks for salons, and goes to the login': [
    {
      event: 'page_view',
      page_location: '/nl/account/login',
      page_path: '/nl/account/login',
      page_title: 'Inloggen | LOKKE',
    },
  ],
  'logs in': [
    { event: 'login', affiliatedSalonNo: null, selectedSalonNo: '10003' },
    {
      event: 'page_view',
      page_location: '/nl/account/dashboard/',
      page_path: '/nl/account/dashboard/',
      page_title: 'Je account | LOKKE',
    },
  ],
  'goes to the checkout': [
    FORGET,
    { event: 'view_cart', ecommerce: OF_FOAM },
    FORGET,
    { event: 'begin_checkout', ecommerce: OF_FOAM },
  ],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

export type Step = keyof typeof EVENTS_OF_A_VISIT;
