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

export const KLAVIYO_MESSAGES = {
  bank: read('bank', bank),
  cancellations: read('cancellations', cancellations),
  contact: read('contact', contact),
  newsletter: read('newsletter', newsletter),
  reports: read('reports', reports),
  restock: read('restock', restock),
  withdrawals: read('withdrawals', withdrawals),
};
