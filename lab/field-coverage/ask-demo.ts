import { demoPublicToken } from '@lokke/platform';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { openPlatform } from '../clients/open-platform.ts';
import { type AskedField, askFields } from './ask-fields.ts';
import { fieldsOfTypes } from './fields-of-types.ts';
import { askAdmin, askShop, fillShop } from './fill-shop.ts';

export interface Coverage {
  readonly asked: readonly AskedField[];
  /** Fields of types of which the demo has nothing, or that need an argument which nothing stands for. */
  readonly unreached: readonly string[];
}

/** Asks the demo, with a customer who has bought and whose next cart is filled. */
export async function askDemo(): Promise<Coverage> {
  await using platform = await openPlatform();
  const shop = askShop(platform.fetch, demoPublicToken('nl'));
  const admin = askAdmin(platform.fetch, platform.secrets.shops.nl.adminToken);
  const samples = await fillShop(platform.fetch, shop, admin);
  const { data } = await shop(getIntrospectionQuery());
  const schema = buildClientSchema(Object(data));
  const asked = await askFields(schema, shop, samples);
  const names = new Set(asked.map(({ name }) => name));
  return { asked, unreached: fieldsOfTypes(schema).filter((name) => !names.has(name)) };
}
