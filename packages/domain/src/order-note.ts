import { normaliseEmail } from './accounts/index.ts';

/** Text that a buyer sent the shop about an order, by the name of its form. */
export interface OrderStatement {
  readonly tag: string;
  readonly email: string;
  /** Moment by the buyer's clocks. */
  readonly receivedAt: string;
  /** Fields of the form by name; empty ones are left out. */
  readonly said: Readonly<Record<string, string>>;
}

interface NotedOrder {
  readonly name: string;
  readonly email: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
}

/** Length of an order's note at the platform. */
const MAX_NOTE = 5000;

/** The digits of a typed order number, by which a shop finds it; null without any. */
export function orderDigits(typed: string): string | null {
  return /^\D{0,20}(\d{1,12})\D{0,20}$/.exec(typed.trim())?.[1] ?? null;
}

/**
 * Adds a statement to the order it names, newest first; null where it is there, or the order is another's: anybody can name any number,
 * so only its own e-mail address counts.
 */
export function noteStatement(
  order: NotedOrder,
  digits: string,
  { tag, email, receivedAt, said }: OrderStatement,
): { readonly note: string; readonly tags: readonly string[] } | null {
  const isTheirs = normaliseEmail(order.email ?? '') === normaliseEmail(email);
  if (!isTheirs || orderDigits(order.name) !== digits) return null;
  const facts = Object.entries(said).filter(([, value]) => value !== '');
  const added = [
    `${tag}, ${receivedAt}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
  if (`${order.note}\n\n`.startsWith(`${added}\n\n`)) return null;
  const note = [added, order.note ?? ''].filter((text) => text !== '').join('\n\n');
  return { note: note.slice(0, MAX_NOTE), tags: [...new Set([...order.tags, tag])] };
}
