import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import NUMBERS from './numbers.json' with { type: 'json' };
import { unknownSecrets } from './platform-secrets.ts';
import { readConfig } from './read-config.ts';
import REFUSED_ENVIRONMENTS from './refused-environments.json' with { type: 'json' };

describe('the configuration', () => {
  it('stands on the embedded platform when nothing is set', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.pictureOrigins).toEqual([
      'http://localhost:4010',
      'https://cdn.shopify.com',
      'https://*.shopifycdn.com',
    ]);
    expect(config.shops.nl).toMatchObject({
      endpoint: 'http://localhost:4010/nl/api/2024-01/graphql.json',
      publicToken: 'lokke-public-nl',
    });
    expect(config.shops.ni.endpoint).toBe('http://localhost:4010/ni/api/2025-04/graphql.json');
  });

  it('is found where its owner says, and on this machine when nothing is said', () => {
    expect(readConfig({ PORT: '3100' }).publicOrigin).toBe('http://localhost:3100');
    const PUBLIC_ORIGIN = 'https://www.lokke.example/';
    expect(readConfig({ PUBLIC_ORIGIN }).publicOrigin).toBe('https://www.lokke.example');
    expect(() => readConfig({ PUBLIC_ORIGIN: 'www.lokke.example' })).toThrow(
      'PUBLIC_ORIGIN must be an http(s) origin without path, not "www.lokke.example".',
    );
  });

  it('knows the embedded platform as a store that customers are signed in at', () => {
    const de = { adminToken: 'a', multipassSecret: 'b', webhookSecret: 'c' };
    const config = readConfig({}, { ...unknownSecrets(), shops: { de } });
    expect(config.shops.de).toMatchObject({
      baseUrl: 'http://localhost:4010/de',
      storeUrls: ['http://localhost:4010/de'],
      adminEndpoint: 'http://localhost:4010/de/admin/api/2024-01/graphql.json',
      ...de,
    });
  });

  it('invents no secret for a hosted shop, and takes its further domains', () => {
    const hosted = {
      SHOPIFY_DE_DOMAIN: 'lokke-de.myshopify.com',
      SHOPIFY_DE_STOREFRONT_TOKEN: 'abc123',
    };
    expect(readConfig(hosted).shops.de).toMatchObject({ adminToken: null, multipassSecret: null });
    const whole = readConfig({
      ...hosted,
      SHOPIFY_DE_ADMIN_TOKEN: 'shpat_1',
      SHOPIFY_DE_MULTIPASS_SECRET: 'f00d',
      SHOPIFY_DE_STORE_DOMAINS: 'kasse.lokke.example, www.lokke.example',
    });
    expect(whole.shops.de).toMatchObject({
      adminToken: 'shpat_1',
      multipassSecret: 'f00d',
      storeUrls: [
        'https://lokke-de.myshopify.com',
        'https://kasse.lokke.example',
        'https://www.lokke.example',
      ],
    });
  });

  it('takes secrets for sessions, the current one first', () => {
    const [fresh, old] = ['n'.repeat(32), 'o'.repeat(40)];
    expect(readConfig({}).sessionSecrets).toEqual([]);
    expect(readConfig({ SESSION_SECRETS: `${fresh}, ${old}` }).sessionSecrets).toEqual([
      fresh,
      old,
    ]);
  });

  it('follows the embedded platform to another port', () => {
    const config = readConfig({ PORT: '3100', PLATFORM_PORT: '4100' });
    expect(config.port).toBe(3100);
    expect(config.shops.se.endpoint).toBe('http://localhost:4100/se/api/2024-10/graphql.json');
  });

  it('takes a hosted shop for one market and leaves the others', () => {
    const config = readConfig({
      SHOPIFY_DE_DOMAIN: 'lokke-de.myshopify.com',
      SHOPIFY_DE_STOREFRONT_TOKEN: 'abc123',
      SHOPIFY_DE_API_VERSION: '2026-01',
    });
    expect(config.shops.de).toMatchObject({
      endpoint: 'https://lokke-de.myshopify.com/api/2026-01/graphql.json',
      publicToken: 'abc123',
    });
    expect(config.shops.fr.endpoint).toBe('http://localhost:4010/fr/api/2024-01/graphql.json');
    expect(config.pictureOrigins).toEqual([
      'http://localhost:4010',
      'https://cdn.shopify.com',
      'https://*.shopifycdn.com',
      'https://lokke-de.myshopify.com',
    ]);
  });

  it('shows pictures of other places that are named', () => {
    const config = readConfig({ PICTURE_ORIGINS: 'https://a.example, http://b.example:81/' });
    expect(config.pictureOrigins).toEqual([
      'http://localhost:4010',
      'https://cdn.shopify.com',
      'https://*.shopifycdn.com',
      'https://a.example',
      'http://b.example:81',
    ]);
  });

  it('takes a shop at a whole address, with or without a slash at its end', () => {
    const config = readConfig({
      SHOPIFY_NL_DOMAIN: 'http://localhost:9999/nl/',
      SHOPIFY_NL_STOREFRONT_TOKEN: 'abc',
    });
    expect(config.shops.nl.endpoint).toBe('http://localhost:9999/nl/api/2024-01/graphql.json');
  });

  it.each(REFUSED_ENVIRONMENTS)('stops the start for $environment', ({ environment, sentence }) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('does not repeat a session secret that it refuses', () => {
    expect(() => readConfig({ SESSION_SECRETS: `${'n'.repeat(32)},short` })).toThrow(
      /^SESSION_SECRETS must be secrets of at least 32 characters each\.$/,
    );
  });

  it('does not repeat a token that it refuses', () => {
    const token = 'secret with blanks';
    expect(() => readConfig({ SHOPIFY_NL_STOREFRONT_TOKEN: token })).toThrow(
      'SHOPIFY_NL_STOREFRONT_TOKEN must be a token of letters, digits, "_" and "-".',
    );
  });

  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');

  it.each(Object.entries(NUMBERS))('has the default of %s in .env.example', (name, number) => {
    expect(example).toMatch(new RegExp(`^${name}=(?:${number.default})?$`, 'm'));
  });

  it('is explained in .env.example, variable by variable', () => {
    const read = new Set<string>();
    readConfig(
      new Proxy<Record<string, string | undefined>>(
        {},
        {
          get: (_, name) => {
            read.add(String(name));
            return undefined;
          },
        },
      ),
    );
    const secretFile = /_(TOKEN|SECRETS?|PRIVATE_KEY)_FILE$/; // explained once, for all of them
    const explained = new Set(example.match(/^[A-Z_]+(?==)/gm));
    expect([...read].filter((name) => !explained.has(name) && !secretFile.test(name))).toEqual([]);
  });
});

it.each([
  ['PUBLIC_ORIGIN', {}],
  ['CONTENTFUL_URL', {}],
  ['FIRESTORE_URL', {}],
  ['IDENTITY_URL', { IDENTITY_API_KEY: 'any' }],
  ['NEWSLETTER_DEMO_URL', {}],
  ['SHOPIFY_NL_DOMAIN', { SHOPIFY_NL_STOREFRONT_TOKEN: 'any' }],
])('a password in %s is refused, and not repeated', (name, beside) => {
  const start = () => readConfig({ ...beside, [name]: 'https://shop:s3cret@shop.example' });
  expect(start).toThrow(name);
  expect(start).not.toThrow('s3cret');
});
