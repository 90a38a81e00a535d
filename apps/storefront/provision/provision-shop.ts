import type { Brand } from '@lokke/brand';
import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type MetafieldDefinitionInput,
  metafieldDefinitionCreate,
  metaobjectDefinitionByType,
  metaobjectDefinitionCreate,
  type ShopSetup,
  shopSetup,
  storefrontAccessTokenCreate,
  webhookSubscriptionCreate,
} from '@lokke/shopify-admin';
import { collectionParts } from './collection-parts.ts';
import { discountParts } from './discount-parts.ts';
import { makePart, missing, type Part, reasonOf, thereIs } from './part.ts';
import {
  definitionsFor,
  hasWantedAccess,
  isSameMetafield,
  REVIEW_DEFINITION,
  WEBHOOK_TOPICS,
} from './required-definitions.ts';
import { NO_FILES, type ShopFiles } from './shop-files.ts';

interface ProvisionedPlace {
  readonly admin: AdminClient;
  /** Receives the shop's webhooks. */
  readonly webhookUrl: string;
  /** Collections and discounts to take along. */
  readonly files?: ShopFiles;
  readonly brand: Pick<Brand, 'capabilities' | 'namespace'>;
}

interface ProvisionOptions extends ProvisionedPlace {
  /** Also create a public Storefront API token. */
  readonly makesToken: boolean;
  readonly say: (line: string) => void;
}

const REVIEWS = `metaobject ${REVIEW_DEFINITION.type}`;

/** Names what `provisionShop` would make in this shop, and what it could not; writes nothing. */
export async function planShop(
  place: ProvisionedPlace,
): Promise<Result<readonly string[], string>> {
  const found = await readShop(place);
  if (!found.ok) return found;
  const { setup, reviewDefinitionId } = found.value;
  const parts = await partsOf(place, setup, '');
  return succeed([
    ...(reviewDefinitionId === null ? [REVIEWS] : []),
    ...parts.flatMap((part) => plannedOf(part, place.webhookUrl)),
  ]);
}

function plannedOf({ name, state }: Part, webhookUrl: string): readonly string[] {
  switch (state.kind) {
    case 'there':
      return [];
    case 'missing':
      return [name.startsWith('webhook') ? `${name} to ${webhookUrl}` : name];
    case 'faulty':
      return [`(not ${name}: ${state.reason})`];
  }
}

/** Makes what is missing, idempotently, each part whatever becomes of the others; returns the new storefront token, if requested. */
export async function provisionShop(
  options: ProvisionOptions,
): Promise<Result<string | null, string>> {
  const { admin, say } = options;
  const found = await readShop(options);
  if (!found.ok) return found;
  const { setup, reviewDefinitionId: known } = found.value;
  const reviews =
    known === null
      ? await metaobjectDefinitionCreate(admin, { definition: REVIEW_DEFINITION })
      : succeed(known);
  if (!reviews.ok) return fail(`${REVIEWS}: ${reasonOf(reviews.failure)}`);
  say(`${REVIEWS} ${known === null ? 'defined' : 'is there'}`);
  let failedCount = 0;
  for (const part of await partsOf(options, setup, reviews.value)) {
    if (!(await makePart(part, say))) failedCount += 1;
  }
  if (failedCount > 0) return fail(`${failedCount} failed, as said above`);
  if (!options.makesToken) return succeed(null);
  // Comes last: it is told once, and a run that failed would make one that nobody learns.
  const token = await storefrontAccessTokenCreate(admin, { title: 'Storefront' });
  return token.ok ? token : fail(`storefront token: ${reasonOf(token.failure)}`);
}

async function partsOf(
  place: ProvisionedPlace,
  setup: ShopSetup,
  reviewDefinitionId: string,
): Promise<readonly Part[]> {
  const { admin, files = NO_FILES } = place;
  return [
    ...metafieldsOf(place, setup, reviewDefinitionId),
    ...webhooksOf(place, setup),
    ...(await collectionParts(admin, files.collections)),
    ...(await discountParts(admin, files.discounts)),
  ];
}

async function readShop({ admin }: ProvisionedPlace) {
  const setup = await shopSetup(admin);
  if (!setup.ok) return fail(reasonOf(setup.failure));
  const reviews = await metaobjectDefinitionByType(admin, { type: REVIEW_DEFINITION.type });
  return reviews.ok
    ? succeed({ setup: setup.value, reviewDefinitionId: reviews.value })
    : fail(`${REVIEWS}: ${reasonOf(reviews.failure)}`);
}

function metafieldsOf(
  { admin, brand }: ProvisionedPlace,
  { definitions }: ShopSetup,
  reviewDefinitionId: string,
): readonly Part[] {
  // Shopify asks which metaobjects a list refers to.
  const validations = [{ name: 'metaobject_definition_id', value: reviewDefinitionId }];
  const { shown, ofCustomers } = definitionsFor(brand);
  return [...shown, ...ofCustomers].map((wanted) => {
    const { ownerType, namespace, key, type } = wanted;
    const known = definitions.find((one) => isSameMetafield(one, wanted));
    const isList = type === 'list.metaobject_reference';
    return {
      name: `${ownerType.toLowerCase()} metafield ${namespace}.${key}`,
      state:
        known === undefined
          ? missing('defined', () =>
              metafieldDefinitionCreate(admin, {
                definition: { ...wanted, ...(isList && { validations }) },
              }),
            )
          : thereIs(stateOf(known, wanted)),
    };
  });
}

function stateOf(
  known: ShopSetup['definitions'][number],
  wanted: MetafieldDefinitionInput,
): string {
  if (known.type !== wanted.type) {
    return `is there, but of the type ${known.type} and not ${wanted.type}`;
  }
  if (hasWantedAccess(known, wanted)) return 'is there';
  const { customerAccount } = wanted.access;
  if (customerAccount === undefined) return 'is there, but closed to storefronts';
  const { access } = known;
  return `is there, but customers have ${access.customerAccount} and not ${customerAccount}`;
}

function webhooksOf(
  { admin, webhookUrl: callbackUrl }: ProvisionedPlace,
  { webhooks }: ShopSetup,
): readonly Part[] {
  return WEBHOOK_TOPICS.map((topic) => ({
    name: `webhook ${topic}`,
    state: webhooks.some((one) => one.topic === topic && one.callbackUrl === callbackUrl)
      ? thereIs()
      : missing('registered', () => webhookSubscriptionCreate(admin, { topic, callbackUrl })),
  }));
}
