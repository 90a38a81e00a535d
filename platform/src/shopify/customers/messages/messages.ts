import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export type AccountMessages = typeof en;

export const ACCOUNT_MESSAGES = readMessages('customers', import.meta.dirname, en);
