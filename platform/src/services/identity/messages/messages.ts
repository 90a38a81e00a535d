import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export const ACTION_MESSAGES = readMessages('identity', import.meta.dirname, en);
