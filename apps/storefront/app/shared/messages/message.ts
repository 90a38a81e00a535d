/** One text per category of Intl.PluralRules; a category that is left out reads as `other`. */
export type PluralForms = {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
} & { readonly other: string };

export type Message = string | PluralForms;

/** The same keys in another language: a text for a text, plural forms for plural forms. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : PluralForms;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of a message: `{name}`; a message with plural forms also needs its count. */
export type PlaceholdersOf<Source> = Source extends string
  ? NamesIn<Source>
  : Source extends { readonly other: infer Other }
    ? NamesIn<Other> | 'count'
    : never;
