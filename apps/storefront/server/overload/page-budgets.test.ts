import { describe, expect, it } from 'vitest';
import { addressFrom } from '../http/index.ts';
import { createPageBudgets, spendPage } from './page-budgets.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const visitorAt = (ip: string, userAgent = BROWSER) => ({ ...addressFrom('', ip, 0), userAgent });

describe('a budget of 60 pages a minute and 3 at once', () => {
  const budget = { perMinute: 60, burst: 3 };
  it.each([
    ['unused, however long', 0, 1_003_000],
    ['one page left', 1_002_000, 1_003_000],
    ['a moment too early', 1_002_001, null],
    ['used up', 1_003_000, null],
  ])('%s', (_, paidUntilInMs, then) => {
    const spent = spendPage(paidUntilInMs === 0 ? 1_002_000 : paidUntilInMs, 1_000_000, budget);
    expect(spent.isAllowed ? spent.paidUntilInMs : null).toBe(then);
  });
  it('begins now after a pause, and saves nothing up', () => {
    expect(spendPage(5, 1_000_000, budget)).toEqual({ isAllowed: true, paidUntilInMs: 1_001_000 });
  });
  it('says how long the next page takes', () => {
    expect(spendPage(1_003_000, 1_000_000, budget)).toEqual({ isAllowed: false, waitInMs: 1_000 });
  });
});

function openBudgets(names: Readonly<Record<string, readonly string[]>> = {}) {
  let time = 0;
  const limited: string[] = [];
  const asked: string[] = [];
  const { waitFor, isUsedUp } = createPageBudgets({
    newPagesPerMinute: 600,
    now: () => time,
    onLimited: (reader) => limited.push(reader),
    names: {
      namesOf: async (address) => {
        asked.push(address);
        return names[address] ?? Promise.reject(new Error('ENOTFOUND'));
      },
      addressesOf: async (name) => names[name] ?? [],
    },
  });
  const countAllowed = (count: number, ip: string, userAgent = BROWSER): number => {
    const waits = Array.from({ length: count }, () => waitFor(visitorAt(ip, userAgent)));
    return waits.filter((wait) => wait === null).length;
  };
  return {
    waitFor,
    isUsedUp,
    countAllowed,
    limited,
    asked,
    passTime: (byInMs: number) => (time += byInMs),
  };
}

describe('new pages of one network', () => {
  it('are sixty at once, then ten a second', () => {
    const { countAllowed, waitFor, isUsedUp, limited, passTime } = openBudgets();
    expect(countAllowed(61, '203.0.113.7')).toBe(60);
    expect(waitFor(visitorAt('203.0.113.7'))).toBe(1);
    expect(isUsedUp(visitorAt('203.0.113.7'))).toBe(true);
    passTime(1_000);
    expect(isUsedUp(visitorAt('203.0.113.7'))).toBe(false);
    expect(countAllowed(20, '203.0.113.7')).toBe(10);
    expect(limited).toHaveLength(12);
  });

  it('leave other networks theirs, and are one for the addresses of an IPv6 network', () => {
    const { countAllowed } = openBudgets();
    expect(countAllowed(61, '2001:db8::1')).toBe(60);
    expect(countAllowed(1, '2001:db8::2')).toBe(0);
    expect(countAllowed(1, '2001:db8:0:100::1')).toBe(1);
  });

  it('are a fifth of that for programs, beside the shoppers of the network', () => {
    const { countAllowed, limited } = openBudgets();
    expect(countAllowed(61, '203.0.113.7', 'python-requests/2.32')).toBe(12);
    expect(countAllowed(60, '203.0.113.7')).toBe(60);
    expect(new Set(limited)).toEqual(new Set(['bot']));
  });

  it.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.9', '::1', 'fd00::1'])(
    'are not limited at %s, where a proxy of the shop is',
    (ip) => expect(openBudgets().countAllowed(200, ip)).toBe(200),
  );

  it('are not limited where nobody knows the address', () => {
    const { waitFor } = openBudgets();
    const unknown = { ip: null, network: 'unknown', userAgent: BROWSER };
    const waits = Array.from({ length: 200 }, () => waitFor(unknown));
    expect(waits.every((wait) => wait === null)).toBe(true);
  });
});

describe('a crawler', () => {
  const NAMES = {
    '66.249.66.1': ['crawl-66-249-66-1.googlebot.com'],
    'crawl-66-249-66-1.googlebot.com': ['66.249.66.1'],
    '198.51.100.9': ['crawl.googlebot.com.attacker.example'],
    '198.51.100.10': ['crawl-66-249-66-1.googlebot.com'],
  };
  const later = () => new Promise((resolve) => setImmediate(resolve));

  it('counts as a program until its address is verified, then has a budget of its own', async () => {
    const { countAllowed, asked } = openBudgets(NAMES);
    expect(countAllowed(61, '66.249.66.1', GOOGLE)).toBe(12);
    await later();
    expect(countAllowed(61, '66.249.66.1', GOOGLE)).toBe(60);
    expect(asked).toEqual(['66.249.66.1']);
  });

  it.each([
    ['has a name that only begins as one of Google', '198.51.100.9'],
    ['has a name of Google that is not its own', '198.51.100.10'],
    ['has no name', '203.0.113.7'],
  ])('is none where its address %s', async (_, ip) => {
    const { countAllowed, passTime, asked } = openBudgets(NAMES);
    countAllowed(1, ip, GOOGLE);
    await later();
    expect(countAllowed(61, ip, GOOGLE)).toBe(11);
    expect(asked).toHaveLength(1);
    passTime(3_600_000);
    countAllowed(1, ip, GOOGLE);
    expect(asked).toHaveLength(2);
  });

  it('asks the name server for four at once, however many claim to be one', () => {
    const { countAllowed, asked } = openBudgets();
    for (let last = 1; last <= 20; last += 1) countAllowed(1, `203.0.113.${last}`, GOOGLE);
    expect(asked).toHaveLength(4);
  });
});
