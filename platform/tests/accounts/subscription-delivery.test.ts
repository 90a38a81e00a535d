import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { change, codesOf, logInAs, openShopForEachTest, shop, token } from './customer-api.ts';
import { changes, id, orderEveryFourWeeks } from './subscription-shop.ts';

openShopForEachTest('nl');
beforeEach(async () => {
  await orderEveryFourWeeks();
  await logInAs();
});

const OFFER = v.object({ deliveryOptionsResult: v.object({ token: v.string() }) });
const DELIVERED = `contract { deliveryMethod { ... on SubscriptionDeliveryMethodShipping {
  address { address1 city } } } }`;
const HOME = { address1: 'Singel 2', zip: '1015 AA', city: 'Amsterdam', territoryCode: 'NL' };

const optionsFor = (address: object, contractId = id, as = token) =>
  change(
    `mutation ($id: ID!, $address: CustomerAddressInput) {
      change: subscriptionContractFetchDeliveryOptions(subscriptionContractId: $id, address: $address) {
        deliveryOptionsResult {
          ... on SubscriptionDeliveryOptionsResultSuccess { token deliveryOptions { __typename } }
          ... on SubscriptionDeliveryOptionsResultFailure { message }
        } userErrors { code field message } } }`,
    { id: contractId, address },
    as,
  );

const sendTo = (address: object, offered: string, as = token) =>
  change(
    `mutation ($id: ID!, $token: String!, $address: CustomerAddressInput!) {
      change: subscriptionContractSelectDeliveryMethod(
        subscriptionContractId: $id, subscriptionDeliveryOptionsResultToken: $token,
        deliveryMethodInput: { shipping: { shippingAddress: $address } }
      ) { ${DELIVERED} userErrors { code field message } } }`,
    { id, token: offered, address },
    as,
  );

it('goes to an address for which delivery was offered, and to no other', async () => {
  const offer = await optionsFor(HOME);
  const offered = v.parse(OFFER, offer).deliveryOptionsResult.token;
  expect(codesOf(await sendTo({ ...HOME, city: 'Utrecht' }, offered))).toEqual(['INVALID']);
  expect(codesOf(await sendTo(HOME, `${offered}x`))).toEqual(['INVALID']);
  expect(await sendTo(HOME, offered)).toMatchObject({
    contract: { deliveryMethod: { address: { address1: 'Singel 2', city: 'Amsterdam' } } },
  });
  expect(codesOf(await sendTo(HOME, offered))).toEqual([]);
  expect(changes()).toEqual([
    'Vanaf de volgende bestelling gaat het naar Singel 2, 1015 AA Amsterdam.',
  ]);
  const eve = (await shop.tokensOf('eve@example.test')).access_token;
  for (const answer of [await optionsFor(HOME, id, eve), await sendTo(HOME, offered, eve)]) {
    expect(codesOf(answer)).toEqual(['SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST']);
  }
});

it('writes no letter about the address that it goes to already', async () => {
  const same = { firstName: 'Ada', lastName: 'de Vries', address1: 'Kamstraat 7', zip: '1012 AB' };
  const address = { ...same, city: 'Amsterdam', territoryCode: 'NL' };
  const { token: offered } = v.parse(OFFER, await optionsFor(address)).deliveryOptionsResult;
  expect(codesOf(await sendTo(address, offered))).toEqual([]);
  expect(changes()).toEqual([]);
});

const FRENCH = { ...HOME, territoryCode: 'FR' };
const NOWHERE = { ...HOME, zip: '1015 SS' };
it.each([
  FRENCH,
  NOWHERE,
  { ...HOME, zip: '' },
  { territoryCode: 'NL' },
  { territoryCode: 'Narnia' },
])('is not sent to %j', async (address) => {
  const answer = await optionsFor(address);
  expect(answer).toHaveProperty('deliveryOptionsResult.message', expect.any(String));
});
