import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export type LoginMessages = typeof en;

export const LOGIN_MESSAGES = readMessages('accounts', import.meta.dirname, en);
