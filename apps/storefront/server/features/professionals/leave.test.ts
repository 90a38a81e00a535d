import { leave, type SalonPerson } from '@lokke/domain/salons';
import { importSalons } from '@lokke/platform';
import { expect, it } from 'vitest';
import { requestAdmin } from '../../../testing/account-visitor.ts';
import { SESSION_SECRET } from '../../../testing/embedded-shops.ts';
import { openShops } from '../../../testing/open-for-tests.ts';
import { readConfig } from '../../config/index.ts';
import { openSalonDesk } from './salon-desk.ts';

const EMAIL = 'cleo@salon.example';
const PLACE = { salonNo: '900', email: EMAIL, role: 'stylist' } as const;
const JOINED = { ...PLACE, invitedAt: '2026-11-01T10:00:00.000Z', isJoined: true };

const embedded = await openShops();
const { salons, accounts, platform } = embedded;
const salon = { salonNo: '900', salonName: 'Ada', country: 'NL', city: 'Hulst' };
await importSalons(platform.context.store, JSON.stringify(salon), new Date(0));
const opened = openSalonDesk({
  config: readConfig({ MARKETS: 'nl' }, platform.secrets),
  sessionSecrets: [SESSION_SECRET],
  salons,
  adminOf: accounts.adminOf,
  fetch,
  log: () => undefined,
});
if (opened === null) throw new Error('people join salons here');
const desk = opened;
const CREATE =
  'mutation ($input: CustomerInput!) { customerCreate(input: $input) { customer { id } } }';
const input = { email: EMAIL, tags: ['VIP', 'professional'] };
await requestAdmin(embedded, 'nl', CREATE, { input });

const tagsAtShop = async () =>
  JSON.parse(await requestAdmin(embedded, 'nl', '{ customers(first: 9) { nodes { tags } } }', {}))
    .data.customers.nodes[0].tags;

async function invite(person: SalonPerson): Promise<void> {
  const seen = await desk.people.rosterOf(person.salonNo);
  expect(seen && (await desk.people.invite(person, seen))).toBe('written');
}

it('a shop that cannot be told keeps no right alive, and is told when somebody asks again', async () => {
  await invite(JOINED);
  embedded.answerTo(/TagsRemove/, () => new Response('', { status: 500 }));
  expect(await desk.leave(PLACE)).toBe(false);
  expect(await desk.people.ofEmail(EMAIL)).toMatchObject([leave(PLACE)]);
  expect(await tagsAtShop()).toEqual(['VIP', 'professional']);

  embedded.answerTo(/nothing/, () => Response.error());
  expect(await desk.leave(PLACE)).toBe(true);
  expect(await desk.people.ofEmail(EMAIL)).toEqual([]);
  expect(await tagsAtShop()).toEqual(['VIP']);
});

it('whoever was only invited keeps the tag that the office gave', async () => {
  await requestAdmin(
    embedded,
    'nl',
    'mutation { tagsAdd(id: "gid://shopify/Customer/1", tags: ["professional"]) { userErrors { message } } }',
    {},
  );
  await invite({ ...JOINED, isJoined: false });
  expect(await desk.leave(PLACE)).toBe(true);
  expect(await tagsAtShop()).toEqual(['VIP', 'professional']);
});
