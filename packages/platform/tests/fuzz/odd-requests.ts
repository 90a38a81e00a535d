import { DEMO_CONTENT_TOKEN } from '../../src/contentful/index.ts';
import type { Dice } from './dice.ts';
import { ODD_TEXTS, oddJson } from './odd-values.ts';

/** What there is at an address, and what it takes. */
interface Door {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly parameters?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
  /** A body that is understood, to begin with. */
  readonly json?: unknown;
}

const OWNER = { authorization: 'Bearer owner' };
const READER = { authorization: `Bearer ${DEMO_CONTENT_TOKEN}` };
const CONTENT = '/contentful/spaces/lokke/environments/master';
const DOCUMENTS = '/firestore/v1/projects/lokke/databases/(default)/documents';
const IDENTITY = '/identity/identitytoolkit.googleapis.com/v1/accounts';
const LIST_PARAMETERS = [
  'content_type',
  'fields.slug',
  'fields.slug[match]',
  'fields.title[in]',
  'fields.x[near]',
  'sys.id[nin]',
  'sys.updatedAt[gte]',
  'links_to_entry',
  'query',
  'select',
  'order',
  'skip',
  'limit',
  'include',
  'locale',
  'initial',
  'sync_token',
];
const PICTURE_PARAMETERS = [
  'width',
  'height',
  'crop',
  'format',
  'w',
  'h',
  'fm',
  'fit',
  'f',
  'q',
  'r',
  'v',
];
const ADDRESS_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'address1',
  'zip',
  'city',
  'countryCode',
  'delivery',
  'cardNumber',
  'expiry',
  'securityCode',
  'name',
];
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

/** Every address that is not GraphQL. `{cart}` stands for a cart that is there. */
export const DOORS: readonly Door[] = [
  { method: 'GET', path: `${CONTENT}/entries`, parameters: LIST_PARAMETERS, headers: READER },
  { method: 'GET', path: `${CONTENT}/assets`, parameters: LIST_PARAMETERS, headers: READER },
  { method: 'GET', path: `${CONTENT}/sync`, parameters: LIST_PARAMETERS, headers: READER },
  { method: 'GET', path: `${CONTENT}/entries/home`, parameters: ['locale'], headers: READER },
  { method: 'GET', path: `${CONTENT}/locales`, headers: READER },
  { method: 'GET', path: '/contentful/images/lokke/a/b/c.jpg', parameters: PICTURE_PARAMETERS },
  { method: 'POST', path: `${DOCUMENTS}:runQuery`, headers: OWNER, json: QUERY },
  { method: 'GET', path: `${DOCUMENTS}/salons/NL-1001`, headers: OWNER },
  { method: 'GET', path: '/nl/cdn/files/rain.webp', parameters: PICTURE_PARAMETERS },
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

export interface OddRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const KNOWN = [
  'nl-NL',
  'productPage',
  'fields.slug',
  '-sys.updatedAt',
  '5',
  '100',
  'webp',
  'fill',
  'DEMONL',
];

/** One request: mostly to where something is, with what need not make sense. */
export function oddRequest(
  dice: Dice,
  cart: { readonly token: string; readonly key: string },
): OddRequest {
  const door = dice.pick(DOORS) ?? { method: 'GET', path: '/' };
  const pieces = door.path.replace('{cart}', cart.token).split('/');
  if (dice.percent(15)) pieces[dice.below(pieces.length)] = encoded(dice);
  const pairs = (door.parameters ?? [])
    .filter(() => dice.percent(40))
    .map((name) => {
      if (name === 'key' && dice.percent(70)) return `key=${cart.key}`;
      const text = dice.percent(50) ? encodeURIComponent(dice.pick(KNOWN) ?? '') : encoded(dice);
      return `${dice.percent(5) ? encoded(dice) : name}=${text}`;
    });
  const method = dice.percent(4)
    ? (dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) ?? '')
    : door.method;
  const url = `http://localhost:4010/${pieces.join('/').replace(/^\/+/, '')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  const form = door.fields !== undefined;
  const headers = {
    ...(dice.percent(97) && door.headers),
    'content-type': dice.percent(95)
      ? form
        ? 'application/x-www-form-urlencoded'
        : 'application/json'
      : (dice.pick(['text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', 'a']) ??
        ''),
    ...(dice.percent(50) && { origin: 'http://localhost:4010', 'sec-fetch-site': 'same-origin' }),
    ...(dice.percent(10) && {
      'accept-language': dice.pick(['nl', '*', ';;q=,', 'x'.repeat(500)]) ?? '',
    }),
  };
  return {
    method,
    url,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(door, dice),
  };
}

function bodyOf({ fields, json }: Door, dice: Dice): string {
  if (dice.percent(2))
    return dice.pick(['', '{', 'null', '[]', '[1]', `${'['.repeat(5_000)}`, '\u0000']) ?? '';
  if (fields !== undefined) {
    const pairs = fields
      .filter(() => dice.percent(70))
      .map((name) => [name, dice.pick(ODD_TEXTS)?.toWellFormed() ?? '']);
    return new URLSearchParams(pairs).toString();
  }
  return JSON.stringify(spoiled(json ?? {}, dice, 0));
}

/** The same value, with an odd one in place of some part of it. */
function spoiled(value: unknown, dice: Dice, depth: number): unknown {
  if (dice.percent(6)) return oddJson(dice);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => spoiled(part, dice, depth + 1));
    return dice.percent(3) ? Array.from({ length: 300 }, () => parts[0]) : parts;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (dice.percent(3)) return [];
      return [
        [dice.percent(2) ? (dice.pick(ODD_TEXTS) ?? '') : name, spoiled(part, dice, depth + 1)],
      ];
    }),
  );
}

function encoded(dice: Dice): string {
  const text = dice.pick(ODD_TEXTS)?.toWellFormed() ?? '';
  return dice.percent(80) ? encodeURIComponent(text) : text.replaceAll(/[\s\p{Cc}#?/\\]/gu, '');
}
