import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { NO_THIRD_PARTIES } from '../features/measurement/index.ts';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import { withDevelopmentPolicy } from './development-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HEADER = 'content-security-policy';
const SOURCES = {
  scriptHashes: ["'sha256-abc='"],
  styleHashes: ["'sha256-def='"],
  pictureOrigins: ['http://localhost:4010'],
  storeOrigins: ['https://shop.example'],
  thirdParties: NO_THIRD_PARTIES,
};

test('each inline script is allowed by its hash, once', () => {
  const html = '<script>a()</script><p></p><script type="module">b()</script><script>a()</script>';
  expect(inlineHashes(Buffer.from(html), 'script')).toEqual([sha('a()'), sha('b()')]);
});

test('each inline style is allowed by its hash; style attributes are none', () => {
  const html = '<style>a{}</style><p style="top:0"></p><style>b{}</style>';
  expect(inlineHashes(Buffer.from(html), 'style')).toEqual([sha('a{}'), sha('b{}')]);
});

test('files and data blocks need no hash', () => {
  const html =
    '<script src="/assets/x.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineHashes(Buffer.from(html), 'script')).toEqual([]);
});

test('the policy allows the hashes and the picture origins and no unsafe inline script', () => {
  const policy = contentSecurityPolicy(SOURCES);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("img-src 'self' data: http://localhost:4010");
  expect(policy).toContain("form-action 'self' https://shop.example");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shop default");
});

test('third parties stand in the policy where they are set, each for what it is for', () => {
  const policy = contentSecurityPolicy({
    ...SOURCES,
    pictureOrigins: [],
    thirdParties: {
      scripts: ['https://tags.example'],
      connections: ['https://hits.example'],
      pictures: ['https://pixels.example'],
      frames: ['https://frames.example'],
    },
  }).split('; ');
  expect(policy).toContain("script-src 'self' 'sha256-abc=' https://tags.example");
  expect(policy).toContain("connect-src 'self' https://hits.example");
  expect(policy).toContain("img-src 'self' data: https://pixels.example");
  expect(policy).toContain("frame-src 'self' https://frames.example");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.join(), 'they have policies of their own').not.toContain('trusted-types shop');
});

test('the policy for development lets hot reload connect and write styles, and leaves everything else as strict as it was', () => {
  const shopPolicy = contentSecurityPolicy(SOURCES);
  const page = new Response('page', { status: 404, headers: { [HEADER]: shopPolicy } });
  const relaxed = withDevelopmentPolicy(page);
  expect(relaxed.status).toBe(404);
  const policy = relaxed.headers.get(HEADER)?.split('; ') ?? [];
  expect(policy).toContain("style-src 'self' 'sha256-def=' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws: wss:");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toHaveLength(shopPolicy.split('; ').length - 2);
  expect(policy.join()).not.toContain('trusted-types');
});

test('the policy for development adds none where there was none', () => {
  expect(withDevelopmentPolicy(new Response('{}')).headers.has(HEADER)).toBe(false);
});
