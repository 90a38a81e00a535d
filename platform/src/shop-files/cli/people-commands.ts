import { registerClient } from '../../shopify/accounts/index.ts';
import { inviteCustomer } from '../../shopify/customers/index.ts';
import { erasePerson, exportPerson, queueShopRedaction } from '../../shopify/privacy/index.ts';
import { type Command, DONE, oneArgument, REFUSED, shopOption, UsageError } from './command.ts';

export const inviteCommand: Command = {
  usage: 'invite <e-mail> --shop <shop> [--first-name <name>]',
  takes: ['shop', 'first-name', 'last-name', 'language'],
  summary: 'a customer, by a letter with a link to choose a password; also --last-name, --language',
  async run(input) {
    const shop = shopOption(input.options.shop);
    const email = oneArgument(input, {
      missing: 'Missing e-mail address.',
      what: 'e-mail address',
    });
    const context = input.openPlatform();
    const outcome = await inviteCustomer(
      { ...context, shop: context.shops[shop] },
      {
        email,
        firstName: input.options['first-name'] ?? null,
        lastName: input.options['last-name'] ?? null,
        language: input.options.language ?? null,
      },
    );
    switch (outcome.kind) {
      case 'invalid':
        throw new UsageError(outcome.message);
      case 'alreadyEnabled':
        input.err.write(`${shop}: ${outcome.customer.email} has an account already.\n`);
        return REFUSED;
      case 'invited': {
        // The link itself is in the email only.
        const { origin } = context;
        const mailbox = `${origin}/mailbox?to=${encodeURIComponent(outcome.customer.email)}`;
        input.out.write(
          `${shop}: invited ${outcome.customer.email}; the letter is at ${mailbox}\n`,
        );
        return DONE;
      }
    }
  },
};

function addressOf(typed: string): string {
  const isWeb = URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
  if (!isWeb) throw new UsageError(`"${typed}" is not an address.`);
  if (new URL(typed).hash !== '') throw new UsageError(`"${typed}" must not have a fragment.`);
  return typed;
}

export const accountClientCommand: Command = {
  usage: 'account-client <name> --shop <shop> --redirect <address>',
  takes: ['shop', 'redirect', 'logout', 'confidential'],
  summary: 'registers a client of the customer accounts; also --logout <address>, --confidential',
  async run(input) {
    const shop = shopOption(input.options.shop);
    const name = oneArgument(input, { missing: 'Missing the name of the client.', what: 'name' });
    const { redirect = [], logout = [] } = input.options;
    if (redirect.length === 0) throw new UsageError('--redirect is required.');
    const { id, secret } = await registerClient(input.openPlatform(), shop, {
      name,
      redirectUris: redirect.map(addressOf),
      logoutUris: logout.map(addressOf),
      isConfidential: input.options.confidential === true,
    });
    input.out.write(`${shop}: client id ${id}\n`);
    // Shown once: the store has its hash alone.
    if (secret !== null) input.out.write(`${shop}: client secret ${secret}\n`);
    return DONE;
  },
};

/** Answers what a person may ask of whoever keeps their data (docs/data-protection.md). */
export const privacyCommand: Command = {
  usage: 'privacy export|erase <e-mail> --shop <shop>',
  takes: ['shop'],
  summary:
    "a person's data as JSON, or without a trace, with or without an account; privacy leave tells the storefront to forget the shop",
  async run(input) {
    const shop = shopOption(input.options.shop);
    const [work, email, ...more] = input.arguments;
    if (work === 'leave' && email === undefined) {
      const { store, storefrontUrl } = input.openPlatform();
      await store.write((sql) => queueShopRedaction(sql, shop, storefrontUrl));
      input.out.write(`${shop}: the storefront is told to forget the shop\n`);
      return DONE;
    }
    if (work !== 'export' && work !== 'erase')
      throw new UsageError('Missing action: export, erase or leave.');
    if (email === undefined || more.length > 0) {
      throw new UsageError(`Missing e-mail address of the person.`);
    }
    const context = input.openPlatform();
    const found =
      work === 'export'
        ? await exportPerson(context, shop, email)
        : await erasePerson(context, shop, email);
    if (found === null) {
      input.err.write(`${shop}: nothing is kept of this e-mail address.\n`);
      return REFUSED;
    }
    input.out.write(`${JSON.stringify(found, null, 2)}\n`);
    return DONE;
  },
};
