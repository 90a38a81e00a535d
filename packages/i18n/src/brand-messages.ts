import type { Message, Messages } from './messages.ts';

/** Changes of a brand in the messages of a language. */
export interface BrandTexts {
  readonly name: string;
  /** Messages in its own words, by key. */
  readonly messages: Messages;
}

const PLACEHOLDER = '{brand}';

/** The messages as a brand says them: its own words first, its name filled in. */
export function brandMessages(messages: Messages, brand: BrandTexts): Messages {
  const said: Record<string, Message> = { ...messages, ...brand.messages };
  for (const [key, message] of Object.entries(said)) {
    if (typeof message === 'string') {
      if (message.includes(PLACEHOLDER)) said[key] = fillIn(message, brand);
    } else {
      said[key] = {
        ...Object.fromEntries(
          Object.entries(message).map(([form, text]) => [form, fillIn(text, brand)]),
        ),
        other: fillIn(message.other, brand),
      };
    }
  }
  return said;
}

function fillIn(text: string, { name }: BrandTexts): string {
  return text.replaceAll(PLACEHOLDER, () => name);
}
