import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedShops, openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import {
  defineCustomerData,
  HOSTED,
  type HostedVisitor,
  openHostedVisitor,
} from '../../../testing/hosted-visitor.ts';

let embedded: EmbeddedShops;
let anna: HostedVisitor;

beforeAll(async () => {
  embedded = await openEmbeddedShops(HOSTED);
  await defineCustomerData(embedded, 'no');
  anna = openHostedVisitor(embedded);
  await anna.logIn('anna@example.com');
});
afterAll(() => embedded[Symbol.dispose]());

describe('the answers of a consultation', () => {
  it('are kept as far as they are answers, and forgotten', async () => {
    const readKept = () => anna.ask(({ accounts }) => accounts.hairProfile());
    const keep = (profile: Record<string, string> | null) =>
      anna.ask(({ accounts }) => accounts.keepHairProfile(profile));
    expect(await readKept()).toEqual({ ok: true, value: null });
    expect(await keep({ hair: 'dry', heat: 'often', shoe: '42' })).toEqual({
      ok: true,
      value: null,
    });
    const answers = { hair: 'dry', heat: 'often' };
    expect(await readKept()).toEqual({ ok: true, value: answers });
    expect(await anna.ask(({ accounts }) => accounts.ownData())).toMatchObject({
      value: { hairProfile: answers },
    });
    await keep(null);
    expect(await readKept()).toEqual({ ok: true, value: null });
  });

  it('are nobody’s without a login', async () => {
    const nobody = openHostedVisitor(embedded);
    expect(
      await nobody.ask(({ accounts }) => accounts.keepHairProfile({ hair: 'dry' })),
    ).toMatchObject({ ok: false, code: 'notLoggedIn' });
  });
});
