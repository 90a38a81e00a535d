import { DEMO_CONTENT_TOKEN } from '../../src/contentful/contentful-area.ts';

/** An HTTP endpoint and its inputs. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly parameters?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
  /** A valid body to start from. */
  readonly json?: unknown;
}

const OWNER = { authorization: 'Bearer owner' };
const READER = { authorization: `Bearer ${DEMO_CONTENT_TOKEN}` };
const CONTENT = '/contentful/spaces/lokke/environments/master';
const DOCUMENTS = '/firestore/v1/projects/lokke/databases/(default)/documents';
const IDENTITY = '/identity/identitytoolkit.googleapis.com/v1/accounts';
const LIST_PARAMETERS =
  'content_type fields.slug fields.slug[match] fields.title[in] fields.x[near] sys.id[nin] sys.updatedAt[gte] links_to_entry query select order skip limit include locale initial sync_token'.split(
    ' ',
  );
const IMAGE_PARAMETERS = 'width height crop format w h fm fit f q r v'.split(' ');
const ADDRESS_FIELDS =
  'email firstName lastName address1 zip city countryCode delivery cardNumber expiry securityCode name'.split(
    ' ',
  );
const QUERY = {
  structuredQuery: {
    from: [{ collectionId: 'salons' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          {
            fieldFilter: {
              field: { fieldPath: 'country' },
              op: 'EQUAL',
              value: { stringValue: 'NL' },
            },
          },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'city' }, direction: 'ASCENDING' }],
    limit: 3,
  },
};
const SUBSCRIPTION = {
  data: {
    type: 'subscription',
    attributes: {
      profile: {
        data: {
          attributes: {
            email: 'anna@example.com',
            locale: 'nl-NL',
            subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } },
          },
        },
      },
    },
    relationships: { list: { data: { id: 'list' } } },
  },
};
const SIGN_IN = { email: 'anna@example.com', password: 'Abcdefgh', returnSecureToken: true };

/** All endpoints except GraphQL. `{cart}` is the token of an existing cart. */
export const ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: `${CONTENT}/entries`, parameters: LIST_PARAMETERS, headers: READER },
  { method: 'GET', path: `${CONTENT}/assets`, parameters: LIST_PARAMETERS, headers: READER },
  { method: 'GET', path: `${CONTENT}/sync`, parameters: LIST_PARAMETERS, headers: READER },
  { method: 'GET', path: `${CONTENT}/entries/home`, parameters: ['locale'], headers: READER },
  { method: 'GET', path: `${CONTENT}/locales`, headers: READER },
  { method: 'GET', path: '/contentful/images/lokke/a/b/c.jpg', parameters: IMAGE_PARAMETERS },
  { method: 'POST', path: `${DOCUMENTS}:runQuery`, headers: OWNER, json: QUERY },
  { method: 'GET', path: `${DOCUMENTS}/salons/NL-1001`, headers: OWNER },
  { method: 'GET', path: '/nl/cdn/files/rain.webp', parameters: IMAGE_PARAMETERS },
  { method: 'GET', path: '/nl/cart/c/{cart}', parameters: ['key', 'locale'] },
  { method: 'POST', path: '/nl/cart/c/{cart}', parameters: ['key'], fields: ADDRESS_FIELDS },
  {
    method: 'POST',
    path: '/nl/cart/c/{cart}/payment',
    parameters: ['key'],
    fields: ADDRESS_FIELDS,
  },
  { method: 'GET', path: '/nl/orders/token' },
  { method: 'GET', path: '/nl/account/activate/1/token' },
  { method: 'GET', path: '/nl/account/reset/1/token' },
  { method: 'GET', path: '/nl/account/login/multipass/token' },
  { method: 'POST', path: `${IDENTITY}:signUp`, parameters: ['key'], json: SIGN_IN },
  { method: 'POST', path: `${IDENTITY}:signInWithPassword`, parameters: ['key'], json: SIGN_IN },
  {
    method: 'POST',
    path: `${IDENTITY}:sendOobCode`,
    parameters: ['key'],
    json: { requestType: 'PASSWORD_RESET', email: 'anna@example.com' },
  },
  {
    method: 'POST',
    path: `${IDENTITY}:resetPassword`,
    parameters: ['key'],
    json: { oobCode: 'x' },
  },
  { method: 'POST', path: `${IDENTITY}:update`, parameters: ['key'], json: { idToken: 'x' } },
  { method: 'POST', path: `${IDENTITY}:lookup`, parameters: ['key'], json: { idToken: 'x' } },
  {
    method: 'POST',
    path: '/identity/securetoken.googleapis.com/v1/token',
    parameters: ['key'],
    fields: ['grant_type', 'refresh_token'],
  },
  {
    method: 'POST',
    path: '/klaviyo/client/subscriptions/',
    parameters: ['company_id'],
    headers: { revision: '2026-01-15' },
    json: SUBSCRIPTION,
  },
  { method: 'GET', path: '/klaviyo/confirm/token' },
  { method: 'GET', path: '/mailbox', parameters: ['to', 'shop'] },
  { method: 'GET', path: '/mailbox.json', parameters: ['to'] },
  { method: 'GET', path: '/mailbox/1/letter' },
  { method: 'GET', path: '/console/orders', parameters: ['shop', 'page'] },
  { method: 'GET', path: '/console/customers', parameters: ['shop', 'query'] },
  { method: 'GET', path: '/console/nl/orders/1001' },
  {
    method: 'POST',
    path: '/console/customers',
    parameters: ['shop'],
    fields: ['email', 'firstName'],
  },
  { method: 'GET', path: '/nl/graphiql' },
  {
    method: 'PUT',
    path: '/faults/nl',
    headers: { 'X-Shopify-Access-Token': 'wrong' },
    json: { errorShare: 1 },
  },
];
