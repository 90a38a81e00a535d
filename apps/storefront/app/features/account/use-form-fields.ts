import { createContext, useContext } from 'react';

/** What the fields of a form ask of it. */
export interface FormFields {
  /** What was typed before the form came back, or what is known already. */
  readonly valueFor: (name: string) => string | undefined;
  readonly errorsOf: (name: string) => readonly string[];
  /** An error found while typing, or none. */
  readonly setOwnError: (name: string, error: string | null) => void;
}

export const FormFieldsContext = createContext<FormFields | null>(null);

export function useFormFields(): FormFields {
  const fields = useContext(FormFieldsContext);
  if (fields === null) throw new Error('useFormFields must be used within an AccountForm');
  return fields;
}
