import type { Area } from '../area.ts';
import { mailboxRoutes } from './routes.ts';
import { MAILBOX_TABLES } from './tables.ts';

export const mailboxArea: Area = { tables: MAILBOX_TABLES, routes: mailboxRoutes };
