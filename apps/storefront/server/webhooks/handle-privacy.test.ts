import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../telemetry/log.ts';
import { handlePrivacy } from './handle-privacy.ts';

const EMAIL = 'anna.zzz@example.test';
let logged: LogEntry[];
beforeEach(() => {
  logged = [];
});

describe('a guest, who has no number', () => {
  it.each([
    ['customers/redact', { orders_to_redact: [1] }, { erased: 0 }],
    ['customers/data_request', { data_request: { id: 7 } }, { kept: [], requestNumber: 7 }],
  ])('is nobody for whom anything was kept: %s', async (topic, about, logEntry) => {
    const payload = { customer: { id: null, email: EMAIL }, ...about };
    const log = (entry: LogEntry) => logged.push(entry);
    const news = { shop: 'nl', topic, payload, admin: null, namespace: 'lokke', log } as const;
    expect(await handlePrivacy(news)).toBe('done');
    expect(logged).toMatchObject([logEntry]);
    expect(JSON.stringify(logged)).not.toContain('zzz');
  });
});

describe('a shop without an Admin token', () => {
  const redaction = { customer: { id: 7 }, orders_to_redact: [] };
  it.each([
    ['new', true, 'later', { level: 'error', event: 'privacy.failed' }],
    ['legacy', false, 'done', { level: 'info', event: 'privacy.erased', erased: 0 }],
  ] as const)('and with %s accounts', async (_, storesWithoutAdmin, result, logEntry) => {
    const log = (entry: LogEntry) => logged.push(entry);
    const news = {
      shop: 'nl',
      topic: 'customers/redact',
      payload: redaction,
      namespace: 'lokke',
    } as const;
    expect(await handlePrivacy({ ...news, storesWithoutAdmin, admin: null, log })).toBe(result);
    expect(logged).toMatchObject([logEntry]);
  });
});
