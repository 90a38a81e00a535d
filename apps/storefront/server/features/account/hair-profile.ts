import type { AccountOutcome } from '@lokke/contract/ports';
import { type HairProfile, hairProfileOf } from '@lokke/domain/consultation';
import type { AccountBackend } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { withinLimit } from './customer-data.ts';
import { requireIdentity } from './require-identity.ts';

const KEY = 'hair_profile';

type Context = Pick<AccountContext, 'limits' | 'market'>;
type Backend = Pick<AccountBackend, 'identify' | 'readMetafield' | 'writeMetafield'>;

export async function readHairProfile(
  source: Context,
  backend: Backend,
): Promise<AccountOutcome<HairProfile | null>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  return withinLimit(source, identified.value, async (owner) => {
    const read = await backend.readMetafield(owner, KEY);
    return succeed(read.isRead ? hairProfileOf(read.value) : null);
  });
}

export async function keepHairProfile(
  source: Context,
  backend: Backend,
  profile: HairProfile | null,
): Promise<AccountOutcome<null>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  return withinLimit(source, identified.value, async (owner) => {
    // Written, not removed: the customers of new accounts may write their own fields only.
    const isWritten = await backend.writeMetafield(owner, KEY, hairProfileOf(profile) ?? {});
    return isWritten ? succeed(null) : fail('platformFailed');
  });
}
