import { registerClient } from '../../shopify/accounts/index.ts';
import { type Command, DONE, shopOption, UsageError } from './command.ts';

function addressOf(typed: string): string {
  const isWeb = URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
  if (!isWeb) throw new UsageError(`"${typed}" is not an address.`);
  if (new URL(typed).hash !== '') throw new UsageError(`"${typed}" must not have a fragment.`);
  return typed;
}

export const accountClientCommand: Command = {
  usage: 'account-client <name> --shop <shop> --redirect <address>',
  summary: 'registers a client of the customer accounts; also --logout <address>, --confidential',
  async run(input) {
    const shop = shopOption(input.shop);
    const [name, ...more] = input.arguments;
    if (name === undefined) throw new UsageError('Missing the name of the client.');
    if (more.length > 0) throw new UsageError(`Expected one name, but got "${more[0]}", too.`);
    if (input.redirect.length === 0) throw new UsageError('--redirect is required.');
    const { id, secret } = await registerClient(input.openPlatform(), shop, {
      name,
      redirectUris: input.redirect.map(addressOf),
      logoutUris: input.logout.map(addressOf),
      isConfidential: input.isConfidential,
    });
    input.out.write(`${shop}: client id ${id}\n`);
    // Shown once: the store has its hash alone.
    if (secret !== null) input.out.write(`${shop}: client secret ${secret}\n`);
    return DONE;
  },
};
