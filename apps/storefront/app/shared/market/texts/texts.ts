import type { Translation } from '../../messages/message.ts';
import type { en } from './en.ts';

export type MarketSource = typeof en;
export type MarketTexts = Translation<MarketSource>;
