import { expect, type Page } from '@playwright/test';
import { platformUrl } from './open-shop.ts';

interface Email {
  readonly id: number;
  readonly html: string;
  readonly text: string;
  readonly replyTo: string | null;
}

export async function emailsTo(address: string): Promise<readonly Email[]> {
  const query = new URLSearchParams({ to: address });
  const response = await fetch(`${platformUrl()}/mailbox.json?${query}`);
  const { mails }: { readonly mails: readonly Email[] } = await response.json();
  return mails;
}

export async function countEmails(address: string): Promise<number> {
  return (await emailsTo(address)).length;
}

const LINKS = {
  activate: /https?:\/\/\S+\/account\/activate\/\d+\/[\w-]+/,
  reset: /https?:\/\/\S+\/account\/reset\/\d+\/[\w-]+/,
  restock: /https?:\/\/\S+\/account\/restock\/[\w.-]+/,
  stop: /https?:\/\/\S+\/klaviyo\/stop\/\w+/,
  bank: /https?:\/\/\S+\/account\/professional\/bank\?code=[\w.-]+/,
  // The e-mails to a professional all lead to one URL.
  resetPassword: /https?:\/\/\S+\/account\/professional\/action\?mode=resetPassword\S+/,
  verifyEmail: /https?:\/\/\S+\/account\/professional\/action\?mode=verifyEmail\S+/,
} as const;

/** Waits for the e-mail with such a link, and returns the link. */
export async function linkInEmail(address: string, kind: keyof typeof LINKS): Promise<string> {
  const find = async () => {
    const texts = (await emailsTo(address)).map(({ text }) => text);
    return texts.flatMap((text) => LINKS[kind].exec(text)?.[0] ?? [])[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

/** Waits for a login code that is none of these, and returns it. */
export async function loginCodeFor(address: string, known: readonly string[]): Promise<string> {
  const find = async () =>
    (await loginCodesFor(address)).find((code) => !known.includes(code)) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** Newest first. */
export async function loginCodesFor(address: string): Promise<readonly string[]> {
  const mails = await emailsTo(address);
  return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
}

/** Opens the newest e-mail to this address, as a mail program shows it. */
export async function opensEmail(page: Page, address: string): Promise<void> {
  await expect.poll(() => countEmails(address)).toBeGreaterThan(0);
  const [newest] = await emailsTo(address);
  await page.goto(`${platformUrl()}/mailbox/${newest?.id}/letter`);
}
