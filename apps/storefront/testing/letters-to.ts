import type { Platform } from '@lokke/platform';

/** Returns the texts of the embedded platform's letters to an address, newest first. */
export async function lettersTo(
  platform: Pick<Platform, 'fetch'>,
  email: string,
): Promise<readonly string[]> {
  const address = `http://localhost:4010/mailbox.json?${new URLSearchParams({ to: email })}`;
  const response = await platform.fetch(new Request(address));
  const { mails }: { mails: { text: string }[] } = JSON.parse(await response.text());
  return mails.map(({ text }) => text);
}
