import type { Translation } from '../../messages/message.ts';
import type { en } from './en.ts';

export type ConsentSource = typeof en;
export type ConsentTexts = Translation<ConsentSource>;
