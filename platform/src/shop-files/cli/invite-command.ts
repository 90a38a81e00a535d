import { inviteCustomer } from '../../shopify/customers/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  REFUSED,
  shopOption,
  UsageError,
} from './command.ts';

export const inviteCommand: Command = {
  usage: 'invite <e-mail> --shop <shop> [--first-name <name>]',
  summary: 'a customer, by a letter with a link to choose a password; also --last-name, --language',
  async run(input) {
    const shop = shopOption(input.shop);
    const email = emailArgument(input);
    const context = input.openPlatform();
    const outcome = await inviteCustomer(
      { ...context, shop: context.shops[shop] },
      {
        email,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        language: input.language ?? null,
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

function emailArgument({ arguments: given }: CommandInput): string {
  const [email, ...more] = given;
  if (email === undefined) throw new UsageError('Missing e-mail address.');
  if (more.length > 0)
    throw new UsageError(`Expected one e-mail address, but got "${more[0]}", too.`);
  return email;
}
