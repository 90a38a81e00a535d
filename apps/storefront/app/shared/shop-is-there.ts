import { BUILD_HEADER } from '@lokke/contract/data-format';
import { fetchInTime } from './call-options.ts';
import { untilOnline } from './until-online.ts';

const ASK_AGAIN_IN_MS = 2_000;
const MOST_TIMES_ASKED = 8;

/** Asks whether the shop can be reached; a proxy answers in place of one that cannot. */
export async function isShopThere(): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', cache: 'no-store' } as const;
    const { status, headers } = await fetchInTime('/healthz', asked);
    return status < 500 || headers.has(BUILD_HEADER);
  } catch {
    return false;
  }
}

/** Waits while the shop cannot be reached; false where it stays away for longer than a restart takes. */
export async function untilShopIsThere(): Promise<boolean> {
  for (let asked = 0; asked < MOST_TIMES_ASKED; asked += 1) {
    if (asked > 0) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_IN_MS));
    await untilOnline();
    if (await isShopThere()) return true;
  }
  return false;
}
