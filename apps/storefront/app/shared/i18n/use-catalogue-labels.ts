import { useMessages, useT } from './messages-provider.tsx';

// Catalogue terms in the visitor's language; untranslated ones are shown as they are.

export function useProductLabels() {
  const word = useWord();
  return {
    /** A type that is a path, `Antiques > Clocks`, reads by its last part. */
    productType: (productType: string) =>
      word(`productType.${productType}`) ?? productType.replace(/^.*> *(?=[^ >])/, ''),
    rangeSubject: (handle: string) => word(`range.${handle}.subject`),
  };
}

/** Labels of filters and product attributes. */
export function useAttributeLabels() {
  // Throws where the page forgot the namespace.
  useT('vocabulary');
  const word = useWord();
  return {
    /** Label of an attribute, e.g. `hairType`. */
    label: (type: string) => word(`vocabulary.${type}`) ?? type,
    /** Label of an attribute's value, e.g. `dry`. */
    value: (type: string, value: string) => word(`vocabulary.${type}.${value}`) ?? value,
  };
}

/** Text by a key that is not known in advance; null where there is none. */
export function useWord(): (key: string) => string | null {
  const { messages } = useMessages();
  return (key) => {
    const message = messages[key];
    return typeof message === 'string' ? message : null;
  };
}
