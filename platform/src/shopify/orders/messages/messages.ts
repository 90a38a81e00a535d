import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export const ORDER_MESSAGES = readMessages('orders', import.meta.dirname, en);
