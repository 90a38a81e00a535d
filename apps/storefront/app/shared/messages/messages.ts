import type { en } from './en/index.ts';
import type { PlaceholdersOf, Translation } from './message.ts';

type English = typeof en;

/** English is the source: its keys are the keys of every language. */
export type Messages = Translation<English>;
export type MessageKey = keyof English;
export type PlaceholdersOfKey<Key extends MessageKey> = PlaceholdersOf<English[Key]>;
