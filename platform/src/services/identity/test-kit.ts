import { beforeEach } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';

export const ADA = { email: 'Ada@Example.com', password: 'Kam-en-borstel' };
export const CONTINUE = 'http://localhost:3000/fr-be/account/professional';
export const HOUR_IN_MS = 3_600_000;

export let platform: Platform;
export let timeInMs: number;

/** Starts a platform for each test of a file. */
export function openPlatformForEachTest(): void {
  beforeEach(() => {
    timeInMs = Date.parse('2026-11-20T12:00:00Z');
    platform = openPlatform({ now: () => new Date(timeInMs) });
  });
}

export function passTime(byInMs: number): void {
  timeInMs += byInMs;
}

export async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await platform.fetch(`http://localhost:4010/identity/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

export const accounts = (method: string, body: object, headers?: Record<string, string>) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, body, headers);

export async function renew(refreshToken: string) {
  const response = await platform.fetch(
    'http://localhost:4010/identity/securetoken.googleapis.com/v1/token?key=any',
    {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

export const readRejection = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message } },
});

export async function emails() {
  const mailbox = 'http://localhost:4010/mailbox.json?to=ada@example.com';
  const response = await platform.fetch(mailbox);
  const { mails }: { mails: { shop: string; language: string; subject: string; text: string }[] } =
    JSON.parse(await response.text());
  return mails;
}

export async function codeInEmail(): Promise<string> {
  const [newest] = await emails();
  return /oobCode=(\w+)/.exec(newest?.text ?? '')?.[1] ?? 'none';
}
