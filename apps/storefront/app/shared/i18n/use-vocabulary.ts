import type { Message } from '../messages/message.ts';
import { useTexts } from './messages-provider.tsx';

interface Vocabulary {
  /** The word for a kind of fact, e.g. `hairType`. */
  readonly label: (type: string) => string;
  /** The word for a value of it, e.g. `dry`. */
  readonly value: (type: string, value: string) => string;
  readonly productType: (productType: string) => string;
  readonly rangeSubject: (handle: string) => string | null;
}

/** The catalogue's own words in the visitor's language; a word that nobody translated is shown as it is. */
export function useVocabulary(): Vocabulary {
  const messages: Readonly<Record<string, Message | undefined>> = useTexts().messages;
  const word = (key: string): string | null => {
    const message = messages[key];
    return typeof message === 'string' ? message : null;
  };
  return {
    label: (type) => word(`vocabulary.${type}`) ?? type,
    value: (type, value) => word(`vocabulary.${type}.${value}`) ?? value,
    productType: (productType) => word(`productType.${productType}`) ?? productType,
    rangeSubject: (handle) => word(`range.${handle}.subject`),
  };
}
