import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export const SUBSCRIPTION_MESSAGES = readMessages('subscriptions', import.meta.dirname, en);
