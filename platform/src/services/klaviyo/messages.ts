import { join } from 'node:path';
import { readMessages } from '../../protocol/index.ts';
import bank from './bank/messages/en.json' with { type: 'json' };
import cancellations from './cancellations/messages/en.json' with { type: 'json' };
import contact from './contact/messages/en.json' with { type: 'json' };
import newsletter from './newsletter/messages/en.json' with { type: 'json' };
import reports from './reports/messages/en.json' with { type: 'json' };
import restock from './restock/messages/en.json' with { type: 'json' };
import withdrawals from './withdrawals/messages/en.json' with { type: 'json' };

const read = <Texts>(area: string, en: Texts) =>
  readMessages(area, join(import.meta.dirname, area, 'messages'), en);

export const BANK_MESSAGES = read('bank', bank);
export const CANCELLATION_MESSAGES = read('cancellations', cancellations);
export const CONTACT_MESSAGES = read('contact', contact);
export const NEWSLETTER_MESSAGES = read('newsletter', newsletter);
export const REPORT_MESSAGES = read('reports', reports);
export const RESTOCK_MESSAGES = read('restock', restock);
export const WITHDRAWAL_MESSAGES = read('withdrawals', withdrawals);
