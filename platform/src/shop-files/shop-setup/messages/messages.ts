import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export type SetupMessages = typeof en;

export const SETUP_MESSAGES = readMessages('setup', import.meta.dirname, en).texts;
