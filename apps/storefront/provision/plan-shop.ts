import { fail, type Result, succeed } from '@lokke/http-client';
import { metaobjectDefinitionByType, shopSetup } from '@lokke/shopify-admin';
import { type ProvisionOptions, reasonOf } from './provision-shop.ts';
import { ALL_DEFINITIONS, WEBHOOK_TOPICS } from './required-definitions.ts';
import { REVIEW_DEFINITION } from './review-definition.ts';

/** Names what `provisionShop` would make in this shop; writes nothing. */
export async function planShop({
  admin,
  webhookUrl,
}: Pick<ProvisionOptions, 'admin' | 'webhookUrl'>): Promise<Result<readonly string[], string>> {
  const setup = await shopSetup(admin);
  if (!setup.ok) return fail(reasonOf(setup.failure));
  const reviews = await metaobjectDefinitionByType(admin, REVIEW_DEFINITION.type);
  if (!reviews.ok) return fail(reasonOf(reviews.failure));
  const { definitions, webhooks } = setup.value;
  const metafields = ALL_DEFINITIONS.filter(
    (wanted) =>
      !definitions.some(
        ({ ownerType, namespace, key }) =>
          ownerType === wanted.ownerType && namespace === wanted.namespace && key === wanted.key,
      ),
  );
  const topics = WEBHOOK_TOPICS.filter(
    (wanted) =>
      !webhooks.some(({ topic, callbackUrl }) => topic === wanted && callbackUrl === webhookUrl),
  );
  return succeed([
    ...(reviews.value === null ? [`metaobject ${REVIEW_DEFINITION.type}`] : []),
    ...metafields.map(
      ({ ownerType, namespace, key }) => `${ownerType.toLowerCase()} metafield ${namespace}.${key}`,
    ),
    ...topics.map((topic) => `webhook ${topic} to ${webhookUrl}`),
  ]);
}
