import { erasePerson, exportPerson, queueShopRedaction } from '../../shopify/privacy/index.ts';
import { type Command, DONE, REFUSED, shopOption, UsageError } from './command.ts';

/** What a person may ask of whoever keeps their data (docs/data-protection.md). */
export const privacyCommand: Command = {
  usage: 'privacy export|erase <e-mail> --shop <shop>',
  summary:
    "a person's data as JSON, or without a trace, with or without an account; privacy leave tells the storefront to forget the shop",
  async run(input) {
    const shop = shopOption(input.shop);
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
