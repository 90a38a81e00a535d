import { PROFESSIONAL_CUSTOMER } from '@lokke/domain/trade';
import { type AdminClient, tagsAdd } from '@lokke/shopify-admin';
import { logFailure, type OpenAccount } from '../account/index.ts';
import { createShortTtlCache } from '../promotions/index.ts';

const TAGGED_FOR_IN_MS = 3_600_000;

const tagging = new WeakMap<AdminClient, ReturnType<typeof createShortTtlCache<boolean>>>();

/** Has the shop know a salon customer by a tag, by which its discounts tell them: once an hour, as each call asks who is one. */
export async function tagProfessional(
  source: Pick<OpenAccount, 'log' | 'market' | 'now'>,
  admin: AdminClient,
  id: string,
): Promise<void> {
  const { now } = source;
  const known = tagging.get(admin) ?? createShortTtlCache({ freshInMs: TAGGED_FOR_IN_MS, now });
  tagging.set(admin, known);
  const tag = async () => {
    const tagged = await tagsAdd(admin, { id, tags: [PROFESSIONAL_CUSTOMER] });
    if (!tagged.ok) logFailure(source, 'tag a salon customer', tagged.failure);
    return tagged.ok;
  };
  await known.get(id, tag, (isTagged) => isTagged);
}
