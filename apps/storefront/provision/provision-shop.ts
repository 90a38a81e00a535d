import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  type MetafieldDefinitionInput,
  metafieldDefinitionCreate,
  metaobjectDefinitionByType,
  metaobjectDefinitionCreate,
  type ShopSetup,
  shopSetup,
  storefrontAccessTokenCreate,
  webhookSubscriptionCreate,
} from '@lokke/shopify-admin';
import {
  ALL_DEFINITIONS,
  hasWantedAccess,
  isSameMetafield,
  REVIEW_DEFINITION,
  WEBHOOK_TOPICS,
} from './required-definitions.ts';

interface ProvisionedPlace {
  readonly admin: AdminClient;
  /** Receives the shop's webhooks. */
  readonly webhookUrl: string;
}

interface ProvisionOptions extends ProvisionedPlace {
  /** Also create a public Storefront API token. */
  readonly makesToken: boolean;
  readonly say: (line: string) => void;
}

/** A part of a shop that has to be there. */
interface Part {
  readonly name: string;
  /** Words for a part that is there; null where it has to be made. */
  readonly state: string | null;
  readonly make: () => Promise<Result<unknown, AdminFailure>>;
}

const REVIEWS = `metaobject ${REVIEW_DEFINITION.type}`;

/** Names what `provisionShop` would make in this shop; writes nothing. */
export async function planShop(
  place: ProvisionedPlace,
): Promise<Result<readonly string[], string>> {
  const found = await readShop(place);
  if (!found.ok) return found;
  const { setup, reviewDefinitionId } = found.value;
  const topics = webhooksOf(place, setup).map((part) => ({
    ...part,
    name: `${part.name} to ${place.webhookUrl}`,
  }));
  return succeed([
    ...(reviewDefinitionId === null ? [REVIEWS] : []),
    ...[...metafieldsOf(place, setup, ''), ...topics]
      .filter(({ state }) => state === null)
      .map(({ name }) => name),
  ]);
}

/** Creates missing definitions, idempotently; returns the new storefront token, if requested. */
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
  for (const { name, state, make } of [
    ...metafieldsOf(options, setup, reviews.value),
    ...webhooksOf(options, setup),
  ]) {
    const made = state === null ? await make() : succeed(null);
    if (!made.ok) return fail(`${name}: ${reasonOf(made.failure)}`);
    say(`${name} ${state ?? (name.startsWith('webhook') ? 'registered' : 'defined')}`);
  }
  if (!options.makesToken) return succeed(null);
  const token = await storefrontAccessTokenCreate(admin, { title: 'Storefront' });
  return token.ok ? token : fail(reasonOf(token.failure));
}

async function readShop({ admin }: ProvisionedPlace) {
  const setup = await shopSetup(admin, {});
  if (!setup.ok) return fail(reasonOf(setup.failure));
  const reviews = await metaobjectDefinitionByType(admin, { type: REVIEW_DEFINITION.type });
  return reviews.ok
    ? succeed({ setup: setup.value, reviewDefinitionId: reviews.value })
    : fail(`${REVIEWS}: ${reasonOf(reviews.failure)}`);
}

function metafieldsOf(
  { admin }: ProvisionedPlace,
  { definitions }: ShopSetup,
  reviewDefinitionId: string,
): readonly Part[] {
  // Shopify asks which metaobjects a list refers to.
  const validations = [{ name: 'metaobject_definition_id', value: reviewDefinitionId }];
  return ALL_DEFINITIONS.map((wanted) => {
    const { ownerType, namespace, key, type } = wanted;
    const known = definitions.find((one) => isSameMetafield(one, wanted));
    const isList = type === 'list.metaobject_reference';
    return {
      name: `${ownerType.toLowerCase()} metafield ${namespace}.${key}`,
      state: known === undefined ? null : stateOf(known, wanted),
      make: () =>
        metafieldDefinitionCreate(admin, {
          definition: { ...wanted, ...(isList && { validations }) },
        }),
    };
  });
}

function stateOf(
  known: ShopSetup['definitions'][number],
  wanted: MetafieldDefinitionInput,
): string {
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
      ? 'is there'
      : null,
    make: () => webhookSubscriptionCreate(admin, { topic, callbackUrl }),
  }));
}

function reasonOf(failure: AdminFailure): string {
  switch (failure.kind) {
    case 'network':
    case 'unreadable':
      return failure.message;
    case 'timeout':
      return `no answer within ${failure.timeoutInMs} ms`;
    case 'throttled':
      return 'too many requests; try again in a minute';
    case 'http':
      return failure.status === 401
        ? 'the Admin token is not accepted'
        : `the Admin API answers ${failure.status}`;
    case 'graphql':
      return failure.errors.map(({ message }) => message).join('; ');
    case 'userErrors':
      return failure.userErrors.map(({ message }) => message).join('; ');
  }
}
