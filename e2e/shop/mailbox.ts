import { expect, type Page } from '@playwright/test';
import { platformUrl } from './addresses.ts';

interface Letter {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
}

async function lettersTo(page: Page, email: string): Promise<readonly Letter[]> {
  const query = new URLSearchParams({ to: email });
  const response = await page.request.get(`${platformUrl()}/mailbox.json?${query}`);
  const { mails }: { readonly mails: readonly Letter[] } = await response.json();
  return mails;
}

/** The link in the letter to this address that leads to a screen, such as `reset`; waits for the letter. */
export async function linkInLetter(
  page: Page,
  email: string,
  screen: 'activate' | 'reset',
): Promise<string> {
  return linkLike(page, email, new RegExp(`https?://\\S+/account/${screen}/\\d+/[\\w-]+`));
}

/** The same for a professional, whose letters all lead to one address. */
export async function professionalLink(
  page: Page,
  email: string,
  mode: 'resetPassword' | 'verifyEmail',
): Promise<string> {
  return linkLike(
    page,
    email,
    new RegExp(`https?://\\S+/account/professional/action\\?mode=${mode}\\S+`),
  );
}

async function linkLike(page: Page, email: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await lettersTo(page, email)).map(({ text }) => text);
    return texts.flatMap((text) => pattern.exec(text)?.[0] ?? [])[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

export async function countLetters(page: Page, email: string): Promise<number> {
  return (await lettersTo(page, email)).length;
}

/** Opens the newest letter to this address, as a mail program shows it. */
export async function opensLetter(page: Page, email: string): Promise<void> {
  await expect.poll(() => countLetters(page, email)).toBeGreaterThan(0);
  const [newest] = await lettersTo(page, email);
  await page.goto(`${platformUrl()}/mailbox/${newest?.id}/letter`);
}
