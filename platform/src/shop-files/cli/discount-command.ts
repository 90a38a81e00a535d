import { basename } from 'node:path';
import { DecodeError } from '../../protocol/json/index.ts';
import {
  type Discount,
  DiscountError,
  discountsFile,
  endDiscount,
  importDiscounts,
  readDiscounts,
  statusOf,
} from '../../shopify/discounts/index.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  REFUSED,
  readNamedText,
  shopOption,
  UsageError,
} from './command.ts';

type Action = (input: CommandInput, given: string | undefined) => Promise<number>;

const ACTIONS: Readonly<Record<string, Action>> = { add, list, end };

export const discountCommand: Command = {
  usage: 'discount add <file.json> | list | end <id> --shop <shop>',
  takes: ['shop'],
  summary: "a shop's discounts: declare some in JSON, see all, end one now",
  async run(input) {
    const [name = '', given, ...more] = input.arguments;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) {
      const why = name === '' ? 'Missing action' : `There is no "${name}"`;
      throw new UsageError(`${why}: discount ${Object.keys(ACTIONS).join(', ')}.`);
    }
    if (more.length > 0) throw new UsageError(`"${more[0]}" is one too many.`);
    return action(input, given);
  },
};

async function add(input: CommandInput, file: string | undefined): Promise<number> {
  const shop = shopOption(input.options.shop);
  if (file === undefined) throw new UsageError('Missing file: the discount as JSON.');
  const content = await readNamedText(input, file);
  try {
    const declared = discountsFile(JSON.parse(content), '');
    const context = input.openPlatform();
    for (const discount of await importDiscounts(context, shop, declared)) {
      input.out.write(`${shop}: added ${describeDiscount(discount, context.now())}\n`);
    }
    return DONE;
  } catch (error) {
    const isBadFile =
      error instanceof DecodeError ||
      error instanceof SyntaxError ||
      error instanceof DiscountError;
    if (!isBadFile) throw error;
    input.err.write(`${basename(file)}: ${error.message}\n${shop}: no discount was added.\n`);
    return REFUSED;
  }
}

async function list(input: CommandInput, given: string | undefined): Promise<number> {
  if (given !== undefined) throw new UsageError(`discount list takes no "${given}".`);
  const shop = shopOption(input.options.shop);
  const { store, now } = input.openPlatform();
  const discounts = readDiscounts(store.read, shop);
  if (discounts.length === 0) input.out.write(`${shop} has no discounts.\n`);
  for (const discount of discounts) input.out.write(`${describeDiscount(discount, now())}\n`);
  return DONE;
}

async function end(input: CommandInput, given: string | undefined): Promise<number> {
  const shop = shopOption(input.options.shop);
  if (given === undefined || !/^\d{1,9}$/.test(given)) {
    throw new UsageError('Missing discount id; `discount list` shows them.');
  }
  const context = input.openPlatform();
  const ended = await context.store.write((sql) =>
    endDiscount(sql, context, { shop, id: Number(given) }),
  );
  if (ended === null) throw new UsageError(`${shop} has no discount ${given}.`);
  input.out.write(`${shop}: ended ${describeDiscount(ended, context.now())}\n`);
  return DONE;
}

function describeDiscount(discount: Discount, now: Date): string {
  const { id, title, code, startsAt, endsAt } = discount;
  return [
    String(id).padEnd(6),
    statusOf(discount, now).padEnd(9),
    (code ?? 'automatic').padEnd(12),
    `${startsAt} – ${endsAt ?? ''}`.padEnd(43),
    title,
  ].join('  ');
}
