import type { account } from './en/account.ts';
import type { addresses } from './en/addresses.ts';
import type { bag } from './en/bag.ts';
import type { bundle } from './en/bundle.ts';
import type { connection } from './en/connection.ts';
import type { consent } from './en/consent.ts';
import type { core } from './en/core/index.ts';
import type { home } from './en/home.ts';
import type { listing } from './en/listing.ts';
import type { orders } from './en/orders.ts';
import type { product } from './en/product.ts';
import type { professional } from './en/professional.ts';
import type { promotions } from './en/promotions.ts';
import type { refusals } from './en/refusals.ts';
import type { routine } from './en/routine.ts';
import type { salon } from './en/salon.ts';
import type { search } from './en/search.ts';
import type { suggestion } from './en/suggestion.ts';
import type { vocabulary } from './en/vocabulary.ts';
import type { wishlist } from './en/wishlist.ts';
import type { withdrawal } from './en/withdrawal.ts';
import type { zoom } from './en/zoom.ts';
import type { Message, Translation } from './message.ts';

/**
 * English is the source: its keys are the keys of every language. `core` comes with every page; each other group is a
 * file of its own, which comes with the pages and the parts that say it.
 */
export interface Sources {
  readonly account: typeof account;
  readonly addresses: typeof addresses;
  readonly bag: typeof bag;
  readonly core: typeof core;
  readonly home: typeof home;
  readonly listing: typeof listing;
  readonly orders: typeof orders;
  readonly product: typeof product;
  readonly professional: typeof professional;
  readonly promotions: typeof promotions;
  readonly refusals: typeof refusals;
  readonly salon: typeof salon;
  readonly bundle: typeof bundle;
  readonly connection: typeof connection;
  readonly consent: typeof consent;
  readonly routine: typeof routine;
  readonly search: typeof search;
  readonly suggestion: typeof suggestion;
  readonly withdrawal: typeof withdrawal;
  readonly zoom: typeof zoom;
  readonly vocabulary: typeof vocabulary;
  readonly wishlist: typeof wishlist;
}

export type TextGroup = Exclude<keyof Sources, 'core'>;

/** Everything that is said in one language. */
export type AllTexts = { readonly [Group in keyof Sources]: Translation<Sources[Group]> };
export type CoreTexts = AllTexts['core'];

/** The keys and source texts of the core and some groups, as one. */
export type SourceOf<Group extends TextGroup> = AllOf<Sources['core' | Group]>;

export type MessageKey = keyof AllOf<Sources[keyof Sources]>;

/** Texts by their keys, whatever they belong to. */
export type Messages = Readonly<Record<string, Message>>;

/** By language tag: what a region says in its own way. */
export type Regional = Readonly<Record<string, { readonly [Key in MessageKey]?: Message }>>;

/** The groups that parts bring along which are fetched when they are needed; all others come with a page's data. */
export type LazyGroup =
  | 'bag'
  | 'connection'
  | 'consent'
  | 'promotions'
  | 'salon'
  | 'search'
  | 'suggestion'
  | 'wishlist'
  | 'zoom';

export type GroupFiles = { readonly [Group in LazyGroup]: () => Promise<AllTexts[Group]> };

/** What every page of a language needs, where its groups are, and what its regions say otherwise in all of them. */
export interface LanguageFile {
  readonly core: CoreTexts;
  readonly groups: GroupFiles;
  readonly regional?: Regional;
}

/** Groups on their way to a page or part: what they are, and what they say. */
export interface Texts<Group extends TextGroup = TextGroup> {
  readonly groups: readonly Group[];
  readonly messages: Messages;
}

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;
