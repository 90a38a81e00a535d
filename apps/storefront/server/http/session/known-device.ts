import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
import type { SessionCipher } from './session-cipher.ts';

/** A browser in which an account was logged in to before: wrong passwords elsewhere do not lock it out. */
export interface KnownDevice extends Pick<EncryptedCookie<DeviceContent>, 'setCookie' | 'wasUsed'> {
  /** The device's id where this account was logged in to, else null. */
  readonly idFor: (account: string) => Promise<string | null>;
  readonly remember: (account: string) => Promise<void>;
}

export interface KnownDeviceOptions {
  readonly cookieHeader: string | null;
  readonly name: string;
  readonly isSecure: boolean;
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

export const DEVICE_PURPOSE = 'lokke known device';
const LIFETIME_IN_MS = 180 * 86_400_000;

const schema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Hashed: it is compared and never shown. */
  account: v.string(),
  expiresAtInMs: v.number(),
});

type DeviceContent = v.InferOutput<typeof schema>;

export function openKnownDevice({ name, isSecure, ...options }: KnownDeviceOptions): KnownDevice {
  const cookie = openEncryptedCookie<DeviceContent>({
    ...options,
    cookie: { name, isSecure },
    contentOf: (opened) => {
      const parsed = v.safeParse(schema, opened);
      return parsed.success ? parsed.output : null;
    },
  });
  const idFor = async (account: string): Promise<string | null> => {
    const device = await cookie.read();
    return device?.account === hashOf(account) ? device.id : null;
  };
  return {
    idFor,
    remember: async (account) =>
      cookie.start({
        id: (await idFor(account)) ?? randomUUID(),
        account: hashOf(account),
        expiresAtInMs: options.now() + LIFETIME_IN_MS,
      }),
    setCookie: cookie.setCookie,
    wasUsed: cookie.wasUsed,
  };
}

function hashOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
