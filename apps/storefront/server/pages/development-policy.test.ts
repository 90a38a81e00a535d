import { expect, it } from 'vitest';
import { NO_THIRD_PARTIES } from '../features/measurement/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { withDevelopmentPolicy } from './development-policy.ts';

const HEADER = 'content-security-policy';
const shopPolicy = contentSecurityPolicy({
  scriptHashes: ["'sha256-abc='"],
  styleHashes: [],
  pictureOrigins: [],
  storeOrigins: [],
  thirdParties: NO_THIRD_PARTIES,
});

it('lets hot reload connect and write styles, and leaves everything else as strict as it was', () => {
  const page = new Response('page', { status: 404, headers: { [HEADER]: shopPolicy } });
  const relaxed = withDevelopmentPolicy(page);
  expect(relaxed.status).toBe(404);
  const policy = relaxed.headers.get(HEADER)?.split('; ') ?? [];
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws: wss:");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toHaveLength(shopPolicy.split('; ').length - 2);
  expect(policy.join()).not.toContain('trusted-types');
});

it('adds no policy where there was none', () => {
  expect(withDevelopmentPolicy(new Response('{}')).headers.has(HEADER)).toBe(false);
});
