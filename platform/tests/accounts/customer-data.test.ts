import { describe, expect, it } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { ANNA } from './account-shop.ts';
import { change, codesOf, openAccountForEachTest, shop, token } from './customer-api.ts';

openAccountForEachTest();

describe('who asks', () => {
  it.each(['/no/customer/api/2026-10/graphql', '/9/account/customer/api/2026-04/graphql'])(
    'is known by the token at %s, with and without a scheme',
    async (path) => {
      for (const given of [token, `Bearer ${token}`]) {
        const asked = '{ customer { emailAddress { emailAddress } } }';
        expect(await shop.customer(given, path).send(asked)).toEqual({
          emailAddress: { emailAddress: ANNA },
        });
      }
    },
  );

  it('is nobody without a token, with a wrong one, at another shop or an hour later', async () => {
    const statusOf = async (...asker: Parameters<typeof shop.customer>) =>
      (await shop.customer(...asker).request('{ customer { id } }')).status;
    for (const given of [null, '', 'shcat_wrong']) expect(await statusOf(given)).toBe(401);
    expect(await statusOf(token, '/se/customer/api/2026-10/graphql')).toBe(401);
    shop.passMinutes(59);
    expect(await statusOf(token)).toBe(200);
    shop.passMinutes(2);
    expect(await statusOf(token)).toBe(401);
  });

  it.each([
    ...API_VERSIONS.map((version) => ({ asked: version, served: version })),
    { asked: '2027-01', served: '2026-10' },
    { asked: '2023-10', served: '2024-01' },
  ])('is answered in version $asked by $served', async ({ asked, served }) => {
    const query = `{ customer { id displayName creationDate tags emailAddress { marketingState }
      addresses(first: 1) { nodes { id } } orders(first: 1) { nodes { id } }
      subscriptionContracts(first: 1) { nodes { id } } } shop { name } }`;
    const path = `/no/customer/api/${asked}/graphql`;
    const { version, errors, data } = await shop.customer(token, path).request(query);
    expect(errors).toEqual([]);
    expect(version).toBe(served);
    expect(data).toMatchObject({
      customer: { displayName: ANNA, addresses: { nodes: [] }, orders: { nodes: [] } },
    });
  });
});

describe('the profile', () => {
  const NAMES = `mutation ($input: CustomerUpdateInput!) {
    customerUpdate(input: $input) { customer { firstName lastName displayName } userErrors { code field } }
  }`;

  it('changes its names, and what is not given stays', async () => {
    await change(NAMES, { input: { firstName: 'Anna', lastName: 'Berg' } });
    expect(await change(NAMES, { input: { firstName: ' Ann ' } })).toEqual({
      customer: { firstName: 'Ann', lastName: 'Berg', displayName: 'Ann Berg' },
      userErrors: [],
    });
    const refused = await change(NAMES, { input: { lastName: 'www.example.test' } });
    expect(refused.userErrors).toEqual([{ code: 'CONTAINS_URL', field: ['input', 'lastName'] }]);
  });

  it('takes letters with news, and no longer', async () => {
    const subscribe = `mutation { customerEmailMarketingSubscribe {
      emailAddress { marketingState } userErrors { code } } }`;
    const done = { emailAddress: { marketingState: 'SUBSCRIBED' } };
    expect(await change(subscribe)).toEqual({ ...done, userErrors: [] });
    expect(codesOf(await change(subscribe))).toEqual(['CUSTOMER_ALREADY_SUBSCRIBED']);
    const unsubscribe = `mutation { customerEmailMarketingUnsubscribe {
      emailAddress { marketingState } userErrors { code } } }`;
    expect(await change(unsubscribe)).toEqual({
      emailAddress: { marketingState: 'NOT_SUBSCRIBED' },
      userErrors: [],
    });
  });
});
