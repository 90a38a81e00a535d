import { describe, expect, it, test } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { readFaultPlan } from '../../read-environment.ts';
import { demoPublicToken } from '../shops/table.ts';
import { FAULT_KINDS, parseFaultPlan } from './fault-plan.ts';
import { createFaults } from './faults.ts';

const PLAN = { latencyInMs: 0, rate: 1, kinds: ['locked'], times: null } as const;

function open() {
  const platform = openPlatform();
  const tokenOf = (shop: 'nl' | 'fr') => platform.context.shops[shop].adminToken;
  const send = (path: string, init: RequestInit = {}) =>
    platform.fetch(`http://localhost:4010${path}`, init);
  const request = (shop: string) =>
    send(`/${shop}/api/2024-01/graphql.json`, {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': demoPublicToken('nl') },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
  const manage = (method: string, body?: unknown, token = tokenOf('nl')) =>
    send('/faults/nl', {
      method,
      headers: { 'X-Shopify-Access-Token': token },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { platform, tokenOf, send, request, manage };
}

describe('a shop that was told to misbehave', () => {
  it('does so at both of its APIs until it is told to stop; the other shops stay well', async () => {
    const setup = open();
    expect((await setup.request('nl')).status).toBe(200);
    expect((await setup.manage('PUT', { rate: 1, kinds: ['locked'] })).status).toBe(200);
    const rejected = await setup.request('nl');
    expect(rejected.status).toBe(423);
    expect(await rejected.json()).toEqual({ errors: 'This shop is unavailable' });
    const admin = await setup.send('/nl/admin/api/2025-04/graphql.json', { method: 'POST' });
    expect(admin.status).toBe(423);
    expect((await setup.request('fr')).status).not.toBe(423);
    await setup.manage('DELETE');
    expect((await setup.request('nl')).status).toBe(200);
  });

  it('listens to the holder of its Admin token only', async () => {
    const setup = open();
    expect((await setup.manage('PUT', PLAN, setup.tokenOf('fr'))).status).toBe(401);
    expect((await setup.manage('GET', undefined, '')).status).toBe(401);
    expect((await setup.request('nl')).status).toBe(200);
  });
});

it('every fault is one that a client can meet', async () => {
  const setup = open();
  for (const kind of FAULT_KINDS) {
    setup.platform.faults.set('nl', { ...PLAN, kinds: [kind] });
    const response = await setup.request('nl');
    expect([200, 401, 402, 403, 404, 423, 429, 430, 500, 502, 503]).toContain(response.status);
    expect(await response.text()).not.toBe('');
  }
});

it('one answer in fifty fails where the rate is 0.02, each kind as often, and all wait', async () => {
  const waits: number[] = [];
  const draws = [0.019, 0.6, 0.02, 0.5];
  const faults = createFaults({
    plan: { latencyInMs: 300, rate: 0.02, kinds: ['unavailable', 'throttled'], times: null },
    random: () => draws.shift() ?? 1,
    wait: async (delayInMs) => {
      waits.push(delayInMs);
    },
  });
  expect(await (await faults.meet('contentful'))?.json()).toMatchObject({ data: null });
  expect(await faults.meet('firestore')).toBeNull();
  expect(waits).toEqual([300, 300]);
});

it('ends after as many faults as were asked for', async () => {
  const faults = createFaults({ plan: { ...PLAN, times: 1 } });
  expect((await faults.meet('nl'))?.status).toBe(423);
  expect(await faults.meet('nl')).toBeNull();
});

test.each([
  [[], 'A plan of faults is an object'],
  [{ speed: 1 }, 'A plan of faults knows no "speed"'],
  [{ rate: 2 }, 'rate must be a number from 0 to 1'],
  [{ rate: 0.5 }, 'kinds must name at least one fault'],
  [{ kinds: ['tired'] }, 'kinds must be among throttled, '],
  [{ latencyInMs: '300' }, 'latencyInMs must be a number from 0 to 60000'],
])('the plan %j is refused with its reason', (plan, message) => {
  expect(() => parseFaultPlan(plan)).toThrow(message);
});

test('PLATFORM_FAULTS plans for all services, and names itself when it cannot be used', () => {
  expect(readFaultPlan({})).toBeNull();
  expect(readFaultPlan({ PLATFORM_FAULTS: '{"latencyInMs":300}' })).toMatchObject({ rate: 0 });
  expect(() => readFaultPlan({ PLATFORM_FAULTS: 'slow' })).toThrow(
    'PLATFORM_FAULTS cannot be used',
  );
});
