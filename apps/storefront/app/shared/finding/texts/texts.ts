import type { Translation } from '../../messages/message.ts';
import type { en } from './en.ts';

export type FindingSource = typeof en;
export type FindingTexts = Translation<FindingSource>;
