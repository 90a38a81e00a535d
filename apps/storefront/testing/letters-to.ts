import type { Platform } from '@lokke/platform';

/** Returns the embedded platform's letters to an address, newest first: subject and text. */
export async function lettersTo(
  platform: Pick<Platform, 'fetch'>,
  email: string,
): Promise<readonly string[]> {
  const address = `http://localhost:4010/mailbox.json?${new URLSearchParams({ to: email })}`;
  const response = await platform.fetch(address);
  const { mails }: { mails: { subject: string; text: string }[] } = await response.json();
  return mails.map(({ subject, text }) => `${subject}\n${text}`);
}
