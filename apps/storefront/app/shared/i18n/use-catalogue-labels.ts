import { useMessages, useT } from './messages-provider.tsx';

interface Names {
  readonly productType: (productType: string) => string;
  readonly rangeSubject: (handle: string) => string | null;
}

interface Vocabulary {
  /** The word for a kind of fact, e.g. `hairType`. */
  readonly label: (type: string) => string;
  /** The word for a value of it, e.g. `dry`. */
  readonly value: (type: string, value: string) => string;
}

// The catalogue's own words in the visitor's language; a word that nobody translated is shown as it is.

/** What every product card says. */
export function useProductLabels(): Names {
  const word = useWord();
  return {
    productType: (productType) => word(`productType.${productType}`) ?? productType,
    rangeSubject: (handle) => word(`range.${handle}.subject`),
  };
}

/** What filters and the facts of a product say. */
export function useAttributeLabels(): Vocabulary {
  // Else a page that forgot them would show the catalogue's English.
  useT('vocabulary');
  const word = useWord();
  return {
    label: (type) => word(`vocabulary.${type}`) ?? type,
    value: (type, value) => word(`vocabulary.${type}.${value}`) ?? value,
  };
}

function useWord(): (key: string) => string | null {
  const { messages } = useMessages();
  return (key) => {
    const message = messages[key];
    return typeof message === 'string' ? message : null;
  };
}
