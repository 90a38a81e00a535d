import type { Ask } from './ask-fields.ts';
import { changed } from './changed.ts';

const SET =
  'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }';
const DEFINE = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) { userErrors { message } } }`;
const ENTER =
  'mutation ($metaobject: MetaobjectCreateInput!) { metaobjectCreate(metaobject: $metaobject) { userErrors { message } } }';

/** Something that names a product, something that names a list of them, and a word about a variant. */
export async function refer(
  admin: Ask,
  productId: string,
  variantId: string | undefined,
): Promise<void> {
  const set = { ownerId: productId, namespace: 'lokke', key: 'set', type: 'product_reference' };
  await changed(admin, SET, { metafields: [{ ...set, value: productId }] });
  const range = { ownerId: variantId, namespace: 'lokke', key: 'range', value: 'rain' };
  await changed(admin, SET, { metafields: [{ ...range, type: 'single_line_text_field' }] });
  const type = 'routine';
  const fieldDefinitions = [{ key: 'products', type: 'list.product_reference' }];
  const access = { storefront: 'PUBLIC_READ' };
  await changed(admin, DEFINE, { definition: { type, name: 'Routine', access, fieldDefinitions } });
  const fields = [{ key: 'products', value: JSON.stringify([productId]) }];
  await changed(admin, ENTER, { metaobject: { type, handle: 'evening', fields } });
}
