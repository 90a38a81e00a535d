import { join } from 'node:path';
import { readMessages } from '../../protocol/index.ts';
import cancellations from './cancellations/messages/en.json' with { type: 'json' };
import contact from './contact/messages/en.json' with { type: 'json' };
import newsletter from './newsletter/messages/en.json' with { type: 'json' };
import reports from './reports/messages/en.json' with { type: 'json' };
import restock from './restock/messages/en.json' with { type: 'json' };
import salons from './salons/messages/en.json' with { type: 'json' };
import withdrawals from './withdrawals/messages/en.json' with { type: 'json' };

const read = <Texts>(area: string, en: Texts) =>
  readMessages(area, join(import.meta.dirname, area, 'messages'), en);

export const KLAVIYO_MESSAGES = {
  cancellations: read('cancellations', cancellations),
  contact: read('contact', contact),
  newsletter: read('newsletter', newsletter),
  reports: read('reports', reports),
  restock: read('restock', restock),
  salons: read('salons', salons),
  withdrawals: read('withdrawals', withdrawals),
};
