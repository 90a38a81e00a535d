interface PluralForms {
  readonly one: string;
  readonly other: string;
}

const PLACEHOLDER = /\{(\w+)(:lowercase)?\}/g;

/** Puts values into a message: `{label}`, or `{label:lowercase}` where a language writes it small within a sentence. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(PLACEHOLDER, (_, name: string, lowercase?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${message}” needs a value for ${name}.`);
    return lowercase === undefined ? String(value) : String(value).toLowerCase();
  });
}

export function fillInCount(forms: PluralForms, count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return fillIn(isOne ? forms.one : forms.other, { count });
}
