import type { Market } from '@lokke/domain/markets';
import type { SourceMessages } from '../generated/source-messages.ts';

/** Names the texts that a visitor reads. */
export type TextsPlace = Pick<Market, 'language' | 'languageTag'>;

/** Texts by category of Intl.PluralRules; a category that is left out reads as `other`. */
type PluralForms = {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
} & { readonly other: string };

export type Message = string | PluralForms;

/** Messages by key, of any namespaces. */
export type Messages = Readonly<Record<string, Message>>;

/** A file of each language. `core` comes with every page; the others come with the pages and parts that use them. */
export type Namespace = Exclude<keyof SourceMessages, 'core'>;

/** The same keys in another language: a text for a text, plural forms for plural forms. */
type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : PluralForms;
};

export type AllMessages = {
  readonly [Name in keyof SourceMessages]: Translation<SourceMessages[Name]>;
};

/** Core messages of a language or region, and loaders of its other namespaces. */
export interface LanguageFile {
  readonly core: AllMessages['core'];
  readonly namespaces: Readonly<Record<Namespace, () => Promise<{ readonly default: Messages }>>>;
}

export interface LoadedMessages<Name extends Namespace = Namespace> {
  readonly namespaces: readonly Name[];
  readonly messages: Messages;
}

/** The keys and English texts of the core and some namespaces, as one. */
export type SourceOf<Name extends Namespace> = Intersection<SourceMessages['core' | Name]>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * The placeholders of a message: `{name}`; a message with plural forms also needs its count. `{brand}` is filled before
 * anything reads the message (brand-messages.ts).
 */
export type PlaceholdersOf<Source> = Source extends string
  ? Exclude<NamesIn<Source>, 'brand'>
  : Source extends { readonly other: infer Other }
    ? Exclude<NamesIn<Other>, 'brand'> | 'count'
    : never;
