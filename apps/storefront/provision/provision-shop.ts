import { fail, type Result, succeed } from '@lokke/http-client';
import {
  type AdminClient,
  type AdminFailure,
  metafieldDefinitionCreate,
  metaobjectDefinitionByType,
  metaobjectDefinitionCreate,
  type ShopSetup,
  shopSetup,
  storefrontAccessTokenCreate,
  webhookSubscriptionCreate,
} from '@lokke/shopify-admin';
import { ALL_DEFINITIONS, WEBHOOK_TOPICS } from './required-definitions.ts';
import { REVIEW_DEFINITION } from './review-definition.ts';

export interface ProvisionOptions {
  readonly admin: AdminClient;
  /** Origin that receives the shop's webhooks. */
  readonly webhookUrl: string;
  /** Also create a public Storefront API token. */
  readonly makesToken: boolean;
  readonly say: (line: string) => void;
}

/** Creates missing definitions, idempotently; returns the new storefront token, if requested. */
export async function provisionShop(
  options: ProvisionOptions,
): Promise<Result<string | null, string>> {
  const setup = await shopSetup(options.admin);
  if (!setup.ok) return fail(reasonOf(setup.failure));
  const reviews = await addReviewDefinition(options);
  if (!reviews.ok) return reviews;
  const reason =
    (await addDefinitions(options, setup.value, reviews.value)) ??
    (await addWebhooks(options, setup.value));
  if (reason !== null) return fail(reason);
  if (!options.makesToken) return succeed(null);
  const token = await storefrontAccessTokenCreate(options.admin, 'Storefront');
  return token.ok ? token : fail(reasonOf(token.failure));
}

/** The id of the definition of reviews. */
async function addReviewDefinition({
  admin,
  say,
}: ProvisionOptions): Promise<Result<string, string>> {
  const name = `metaobject ${REVIEW_DEFINITION.type}`;
  const known = await metaobjectDefinitionByType(admin, REVIEW_DEFINITION.type);
  if (!known.ok) return fail(`${name}: ${reasonOf(known.failure)}`);
  if (known.value !== null) {
    say(`${name} is there`);
    return succeed(known.value);
  }
  const created = await metaobjectDefinitionCreate(admin, REVIEW_DEFINITION);
  if (!created.ok) return fail(`${name}: ${reasonOf(created.failure)}`);
  say(`${name} defined`);
  return created;
}

async function addDefinitions(
  { admin, say }: ProvisionOptions,
  { definitions }: ShopSetup,
  reviewDefinitionId: string,
): Promise<string | null> {
  for (const wanted of ALL_DEFINITIONS) {
    const { ownerType, namespace, key } = wanted;
    const known = definitions.find(
      (one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key,
    );
    const name = `${ownerType.toLowerCase()} metafield ${namespace}.${key}`;
    if (known !== undefined) {
      say(`${name} ${stateOf(known)}`);
      continue;
    }
    // Shopify asks which metaobjects a list refers to.
    const refersTo = { name: 'metaobject_definition_id', value: reviewDefinitionId };
    const isList = wanted.type === 'list.metaobject_reference';
    const created = await metafieldDefinitionCreate(admin, {
      ...wanted,
      ...(isList && { validations: [refersTo] }),
    });
    if (!created.ok) return `${name}: ${reasonOf(created.failure)}`;
    say(`${name} defined`);
  }
  return null;
}

type KnownDefinition = ShopSetup['definitions'][number];

function stateOf({ ownerType, isOpenToCustomers, isOpenToStorefronts }: KnownDefinition): string {
  if (ownerType === 'CUSTOMER') {
    return isOpenToCustomers ? 'is there' : 'is there, but closed to customers';
  }
  return isOpenToStorefronts ? 'is there' : 'is there, but closed to storefronts';
}

async function addWebhooks(
  { admin, webhookUrl, say }: ProvisionOptions,
  { webhooks }: ShopSetup,
): Promise<string | null> {
  for (const topic of WEBHOOK_TOPICS) {
    const name = `webhook ${topic}`;
    if (webhooks.some((one) => one.topic === topic && one.callbackUrl === webhookUrl)) {
      say(`${name} is there`);
      continue;
    }
    const created = await webhookSubscriptionCreate(admin, { topic, callbackUrl: webhookUrl });
    if (!created.ok) return `${name}: ${reasonOf(created.failure)}`;
    say(`${name} registered`);
  }
  return null;
}

export function reasonOf(failure: AdminFailure): string {
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
