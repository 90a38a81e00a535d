import { beforeEach, describe, expect, it } from 'vitest';
import { addDefinition } from '../../src/shopify/provisioning/index.ts';
import { change, codesOf, openAccountForEachTest, shop, token } from './customer-api.ts';

openAccountForEachTest();

const SET = `mutation ($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    metafields { key value jsonValue compareDigest } userErrors { code field elementIndex }
  }
}`;

describe('metafields', () => {
  const define = (key: string, customerAccount: string) =>
    shop.platform.context.store.write((sql) =>
      addDefinition(sql, 'no', {
        id: String(shop.platform.context.ids.next('MetafieldDefinition')),
        ownerType: 'CUSTOMER',
        namespace: 'lokke',
        key,
        name: key,
        type: 'json',
        storefront: 'NONE',
        customerAccount,
      }),
    );
  let ownerId = '';
  const field = (key: string, value = '["1"]', more: object = {}) => ({
    ownerId,
    namespace: 'lokke',
    key,
    value,
    ...more,
  });
  beforeEach(async () => {
    await define('wishlist', 'READ_WRITE');
    await define('salon', 'READ_WRITE');
    await define('rank', 'READ');
    await define('secret', 'NONE');
    ownerId = (await shop.customer(token).send<{ id: string }>('{ customer { id } }')).id;
  });

  it('are written and read where the definition says so', async () => {
    const written = await change(SET, {
      metafields: [field('wishlist'), field('salon', '{"a":1}')],
    });
    expect(written).toMatchObject({ metafields: [{ jsonValue: ['1'] }, { jsonValue: { a: 1 } }] });
    for (const key of ['rank', 'secret', 'undefined']) {
      const refused = await change(SET, { metafields: [field('wishlist', '[]'), field(key)] });
      expect(refused).toMatchObject({
        metafields: null,
        userErrors: [{ code: 'APP_NOT_AUTHORIZED', elementIndex: 1 }],
      });
    }
    const read = await shop.customer(token).send(
      `{ customer { metafield(namespace: "lokke", key: "wishlist") { value }
         metafields(identifiers: [{ namespace: "lokke", key: "secret" }, { namespace: "lokke", key: "salon" }]) { value } } }`,
    );
    expect(read).toEqual({
      metafield: { value: '["1"]' },
      metafields: [null, { value: '{"a":1}' }],
    });
  });

  it('are written all or none, 25 at a time, and only by their owner', async () => {
    const many = (count: number) => Array.from({ length: count }, () => field('wishlist'));
    expect(codesOf(await change(SET, { metafields: many(25) }))).toEqual([]);
    expect(codesOf(await change(SET, { metafields: many(26) }))).toEqual(['LESS_THAN_OR_EQUAL_TO']);
    const stranger = { ...field('wishlist'), ownerId: 'gid://shopify/Customer/999' };
    expect(codesOf(await change(SET, { metafields: [stranger] }))).toEqual(['INVALID']);
    expect(codesOf(await change(SET, { metafields: [field('wishlist', '{')] }))).toEqual([
      'INVALID_VALUE',
    ]);
  });

  it('are not overwritten by somebody who read an older value', async () => {
    const first = await change(SET, {
      metafields: [field('wishlist', '[]', { compareDigest: null })],
    });
    const [metafield]: readonly { compareDigest?: string }[] = Reflect.get(first, 'metafields');
    const mine = { compareDigest: metafield?.compareDigest };
    expect(codesOf(await change(SET, { metafields: [field('wishlist', '[1]', mine)] }))).toEqual(
      [],
    );
    for (const stale of [mine, { compareDigest: null }]) {
      const again = { metafields: [field('wishlist', '[2]', stale)] };
      expect(codesOf(await change(SET, again))).toEqual(['STALE_OBJECT']);
    }
  });

  it('are deleted, and what was not there is null', async () => {
    await change(SET, { metafields: [field('wishlist')] });
    const name = { ownerId, namespace: 'lokke' };
    const remove = `mutation ($metafields: [MetafieldIdentifierInput!]!) {
      metafieldsDelete(metafields: $metafields) { deletedMetafields { key } userErrors { code } } }`;
    const metafields = ['wishlist', 'salon'].map((key) => ({ ...name, key }));
    expect(await change(remove, { metafields })).toEqual({
      deletedMetafields: [{ key: 'wishlist' }, null],
      userErrors: [],
    });
    expect(codesOf(await change(remove, { metafields: [{ ...name, key: 'rank' }] }))).toEqual([
      'INVALID',
    ]);
  });
});
