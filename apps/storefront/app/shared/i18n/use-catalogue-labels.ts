import { useMessages, useT } from './messages-provider.tsx';

interface ProductLabels {
  readonly productType: (productType: string) => string;
  readonly rangeSubject: (handle: string) => string | null;
}

interface AttributeLabels {
  /** Label of an attribute, e.g. `hairType`. */
  readonly label: (type: string) => string;
  /** Label of an attribute's value, e.g. `dry`. */
  readonly value: (type: string, value: string) => string;
}

// Catalogue terms in the visitor's language; untranslated ones are shown as they are.

export function useProductLabels(): ProductLabels {
  const word = useWord();
  return {
    productType: (productType) => word(`productType.${productType}`) ?? productType,
    rangeSubject: (handle) => word(`range.${handle}.subject`),
  };
}

/** Labels of filters and product attributes. */
export function useAttributeLabels(): AttributeLabels {
  // Throws where the page forgot the namespace.
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
