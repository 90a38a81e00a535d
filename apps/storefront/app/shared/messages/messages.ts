import type { en } from './en/index.ts';
import type { Translation } from './message.ts';

/** English is the source: its keys are the keys of every language. */
export type SourceMessages = typeof en;
export type Messages = Translation<SourceMessages>;
export type MessageKey = keyof SourceMessages;
