import { beforeEach, expect, it } from 'vitest';
import { erasePerson } from '../../src/shopify/privacy/index.ts';
import { ANNA } from './account-shop.ts';
import { change, codesOf, logInAs, openShopForEachTest, shop, token } from './customer-api.ts';
import { changes, id, letters, orderEveryFourWeeks } from './subscription-shop.ts';

openShopForEachTest('nl');
beforeEach(async () => {
  await orderEveryFourWeeks();
  await logInAs();
});

const DAYS_IN_MS = 86_400_000;

it('is told of with its next day and price, in the letter and on the page of the order', async () => {
  const letter = letters().find(({ text }) => text.includes('#1001'));
  expect(letter?.text.replaceAll('\u00a0', ' ')).toMatch(
    /Every 4 weeks: de volgende keer op \p{L}{2} \d{1,2} \p{L}+, € 22,50 plus bezorging\./u,
  );
  expect(letter?.text).toContain('/nl/account/subscriptions');
});

const CONTRACTS = `{ customer { subscriptionContracts(first: 5) { nodes {
  id status nextBillingDate createdAt deliveryMethod { __typename } deliveryPolicy { interval intervalCount { count } }
  lines(first: 5) { nodes { title quantity currentPrice { amount } } }
  upcomingBillingCycles(first: 2) { nodes { cycleIndex skipped billingAttemptExpectedDate } }
} } } }`;

interface Contract {
  readonly status: string;
  readonly createdAt: string;
  readonly nextBillingDate: string | null;
  readonly upcomingBillingCycles: {
    readonly nodes: readonly { readonly cycleIndex: number; readonly skipped: boolean }[];
  };
}

async function contracts(as = token): Promise<readonly Contract[]> {
  const { subscriptionContracts } = await shop
    .customer(as)
    .send<{ subscriptionContracts: { nodes: readonly Contract[] } }>(CONTRACTS);
  return subscriptionContracts.nodes;
}

/** Days from the first order to the next; null without one. */
async function daysToNext(): Promise<number | null> {
  const [found] = await contracts();
  if (found === undefined || found.nextBillingDate === null) return null;
  return (Date.parse(found.nextBillingDate) - Date.parse(found.createdAt)) / DAYS_IN_MS;
}

const setStatus = (name: 'Pause' | 'Activate' | 'Cancel', contractId = id, as = token) =>
  change(
    `mutation ($id: ID!) { change: subscriptionContract${name}(subscriptionContractId: $id) {
      contract { status } userErrors { code field message } } }`,
    { id: contractId },
    as,
  );
const setSkipped = (name: 'Skip' | 'Unskip', selector: object, as = token) =>
  change(
    `mutation ($input: SubscriptionBillingCycleInput!) { change: subscriptionBillingCycle${name}(
      billingCycleInput: $input) { billingCycle { skipped } userErrors { code field message } } }`,
    { input: { contractId: id, selector } },
    as,
  );

it('an order with a plan that says how often begins a subscription of its lines', async () => {
  expect(await contracts()).toMatchObject([
    {
      id,
      status: 'ACTIVE',
      deliveryPolicy: { interval: 'WEEK', intervalCount: { count: 4 } },
      lines: { nodes: [{ quantity: 2, currentPrice: { amount: '11.25' } }] },
      upcomingBillingCycles: { nodes: [{ cycleIndex: 2, skipped: false }, { cycleIndex: 3 }] },
    },
  ]);
  expect(await daysToNext()).toBe(28);
});

it('pauses, goes on, and once cancelled stays so, which one letter confirms', async () => {
  expect(await setStatus('Pause')).toMatchObject({ contract: { status: 'PAUSED' } });
  expect(await daysToNext()).toBeNull();
  expect(codesOf(await setStatus('Pause'))).toEqual([]);
  expect(await setStatus('Activate')).toMatchObject({ contract: { status: 'ACTIVE' } });
  expect(await daysToNext()).toBe(28);
  expect(await setStatus('Cancel')).toMatchObject({ contract: { status: 'CANCELLED' } });
  expect(codesOf(await setStatus('Cancel'))).toEqual([]);
  expect(codesOf(await setStatus('Activate'))).toEqual(['INVALID']);
  expect(codesOf(await setStatus('Pause'))).toEqual(['INVALID']);
  expect(codesOf(await setSkipped('Skip', { index: 2 }))).toEqual(['INVALID']);
  const ends = letters().filter(({ subject }) => subject.startsWith('Je abonnement is beëindigd'));
  expect(ends).toHaveLength(1);
  expect(changes()).toEqual([
    'Het gaat weer verder.',
    expect.stringMatching(/^Het staat op pauze/),
  ]);
  const received = /Ontvangen op: [\d-]{10}, \d\d:\d\d \(Europe\/Amsterdam\)\n/.source;
  const rest = 'Bestelnummer: #1001\nAbonnement: Every 4 weeks\nEindigt: Meteen\n\n2 × Rain';
  expect(ends[0]?.text.replaceAll('\u00a0', ' ')).toMatch(new RegExp(received + rest));
});

it('ends with the order that began it', async () => {
  const origin = 'http://localhost:4010';
  const request = new Request(`${origin}/console/nl/orders/1001/cancel`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ reason: 'CUSTOMER', refund: 'on', notify: 'on' }),
  });
  expect((await shop.platform.fetch(request)).status).toBe(303);
  expect(await contracts()).toMatchObject([{ status: 'CANCELLED', nextBillingDate: null }]);
  const told = letters().find(({ subject }) => subject.includes('geannuleerd'));
  expect(told?.text).toContain('Abonnement: Every 4 weeks\nEindigt: Meteen\n');
});

it('leaves out an order to come, by its number or a day, and takes that back', async () => {
  expect(await setSkipped('Skip', { index: 2 })).toMatchObject({ billingCycle: { skipped: true } });
  expect(await daysToNext()).toBe(56);
  // A second press of the same button.
  await setSkipped('Skip', { index: 2 });
  expect(await daysToNext()).toBe(56);
  const [found] = await contracts();
  const date = new Date(Date.parse(found?.createdAt ?? '') + 60 * DAYS_IN_MS).toISOString();
  expect(codesOf(await setSkipped('Skip', { date }))).toEqual([]);
  expect(await daysToNext()).toBe(84);
  expect(codesOf(await setSkipped('Unskip', { index: 2 }))).toEqual([]);
  expect(await daysToNext()).toBe(28);
  expect(codesOf(await setSkipped('Unskip', { index: 2 }))).toEqual([]);
  const day = String.raw`[a-z]{2} \d{1,2} [a-z]+`;
  expect(changes()).toEqual([
    expect.stringMatching(new RegExp(`^De bestelling van ${day} komt toch.$`)),
    expect.stringMatching(new RegExp(`^De bestelling van ${day} slaan we over.$`)),
    expect.stringMatching(new RegExp(`^De bestelling van ${day} slaan we over.$`)),
  ]);
  for (const selector of [{ index: 1 }, { index: 99 }, { date: '2020-01-01T00:00:00Z' }, {}]) {
    expect(codesOf(await setSkipped('Skip', selector))).toEqual(['INVALID']);
  }
});

it('is announced once before each charge, with its day, price and the ways to end it', async () => {
  const { platform } = shop;
  const reminders = () =>
    letters().filter(({ text }) => text.includes('/nl/cancel') && !text.includes('Verzending'));
  const passDays = async (days: number) => {
    shop.passMinutes(days * 24 * 60);
    await platform.renewalReminders.run();
    return reminders().length;
  };
  expect(await passDays(22)).toBe(0);
  expect(await passDays(2)).toBe(1);
  const text = reminders()[0]?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toMatch(/schrijven we € 22,50 plus bezorging af voor “Every 4 weeks”/);
  expect(text).toContain('2 × Rain <shampoo>, 250 ml');
  expect(text).toMatch(/Het gaat naar .+, \d{4} [A-Z]{2} Amsterdam\./);
  expect(text).toContain('/nl/account/subscriptions');
  expect(await passDays(3)).toBe(1);
  // The second charge is left out: the third is announced.
  await logInAs();
  await setSkipped('Skip', { index: 3 });
  expect(await passDays(27)).toBe(1);
  expect(await passDays(27)).toBe(2);
  await logInAs();
  await setStatus('Cancel');
  expect(await passDays(100)).toBe(2);
});

it.each(['email', 'none'])('goes nowhere where nothing is sent: %s', async (key) => {
  const update = "UPDATE orders SET contents = json_set(contents, '$.delivery.key', ?)";
  await shop.platform.context.store.write((sql) => sql.prepare(update).run(key));
  expect(await contracts()).toMatchObject([{ deliveryMethod: null }]);
  shop.passMinutes(24 * 24 * 60);
  await shop.platform.renewalReminders.run();
  const [mail] = letters();
  expect(mail?.text).toMatch(/^(?!.*(?:gaat naar|plus b)).*\/nl\/account\/subscriptions/s);
});

it("nobody reads or changes another one's", async () => {
  const eve = (await shop.tokensOf('eve@example.test')).access_token;
  expect(await contracts(eve)).toEqual([]);
  expect(codesOf(await setStatus('Cancel', id, eve))).toEqual([
    'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST',
  ]);
  expect(codesOf(await setSkipped('Skip', { index: 2 }, eve))).toEqual(['INVALID']);
  expect(await daysToNext()).toBe(28);
});

it('ends with the person who is erased', async () => {
  await erasePerson(shop.platform.context, 'nl', ANNA);
  const rows = shop.platform.context.store.read
    .prepare('SELECT status FROM subscription_contracts')
    .all();
  expect(rows).toEqual([{ status: 'CANCELLED' }]);
});
