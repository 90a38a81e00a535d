import type { AccountContext } from './account-context.ts';

/** Holding a token is the authority at the platform, so one that is given counts; else the session's. */
export async function tokenOf(
  { session }: AccountContext,
  given: string | null | undefined,
): Promise<string | null> {
  if (typeof given === 'string' && given !== '') return given;
  return (await session.read())?.customerAccessToken ?? null;
}

/** A token of the session that the platform no longer takes is not kept. */
export async function dropInvalidToken({ session }: AccountContext, token: string): Promise<void> {
  if ((await session.read())?.customerAccessToken === token) session.end();
}
