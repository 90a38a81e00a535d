import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('uses 3000, 4010 and .data below the repository when nothing is set', () => {
    expect(readSettings({}, '/shop')).toEqual({
      port: 3000,
      platformPort: 4010,
      host: '127.0.0.1',
      dataDir: '/shop/.data',
      brandDir: null,
      secretsFile: '/shop/.data/platform-secrets.json',
      platformOrigin: 'http://localhost:4010',
      publicOrigin: 'http://localhost:3000',
      hasOwnIdentity: false,
      hasOwnNewsletter: false,
    });
  });

  it('honours PORT, PLATFORM_PORT and DATA_DIR', () => {
    const env = { PORT: '3100', PLATFORM_PORT: '4110', DATA_DIR: '/var/lokke' };
    expect(readSettings(env, '/shop')).toMatchObject({
      port: 3100,
      platformPort: 4110,
      dataDir: '/var/lokke',
      secretsFile: '/var/lokke/platform-secrets.json',
    });
  });

  it.each([
    ['127.0.0.1', 'http://localhost:4010'],
    ['0.0.0.0', 'http://localhost:4010'],
    ['::', 'http://localhost:4010'],
    ['192.168.1.5', 'http://192.168.1.5:4010'],
    ['fd00::1', 'http://[fd00::1]:4010'],
  ])('on HOST=%s reaches the platform at %s', (HOST, platformOrigin) => {
    expect(readSettings({ HOST }, '/shop')).toMatchObject({ host: HOST, platformOrigin });
  });

  it('honours PLATFORM_SECRETS and PLATFORM_ORIGIN', () => {
    const env = { PLATFORM_SECRETS: 'own.json', PLATFORM_ORIGIN: 'https://platform.example' };
    expect(readSettings(env, '/shop')).toMatchObject({
      secretsFile: '/shop/own.json',
      platformOrigin: 'https://platform.example',
    });
  });

  it.each([
    ['', null],
    [' ', null],
    ['brands/acme', '/shop/brands/acme'],
    ['/brands/acme', '/brands/acme'],
  ])('takes BRAND_DIR "%s" as %s', (BRAND_DIR, brandDir) => {
    expect(readSettings({ BRAND_DIR }, '/shop').brandDir).toBe(brandDir);
  });

  it.each([{ IDENTITY_API_KEY: 'off' }, { IDENTITY_URL: 'http://localhost:9099' }])(
    'leaves the professionals to %o',
    (env) => {
      expect(readSettings(env, '/shop').hasOwnIdentity).toBe(true);
    },
  );

  it.each([
    { KLAVIYO_DE_LIST_ID: 'AbC123' },
    { KLAVIYO_DE_PRIVATE_KEY: 'pk_1' },
    { NEWSLETTER_DEMO_URL: 'off' },
  ])('leaves the newsletter to %o', (env) => {
    expect(readSettings(env, '/shop').hasOwnNewsletter).toBe(true);
  });

  it.each(['0', '65536', '-1', '80.5', 'eighty', '3000 '])('names PORT when it is "%s"', (PORT) => {
    expect(() => readSettings({ PORT }, '/shop')).toThrow(
      `PORT must be a port number from 1 to 65535, but is "${PORT}".`,
    );
  });

  it('names both when they are the same', () => {
    expect(() => readSettings({ PLATFORM_PORT: '3000' }, '/shop')).toThrow(
      'PORT and PLATFORM_PORT are both 3000; give them different values.',
    );
  });
});
