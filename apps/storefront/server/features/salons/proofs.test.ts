import { expect, it } from 'vitest';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { readConfig } from '../../config/index.ts';
import { createSessionCipher } from '../../http/session/index.ts';
import { openSalonDatabase } from './create-salons.ts';
import { createProofs } from './proofs.ts';

const CONTENT = { country: 'NL', kind: 'kvk', number: '87654321', state: '' };
const MADE_AT = '2026-11-20T12:00:00.000Z';
const proposalOf = (salonNo: string) => ({ salonNo, madeAt: MADE_AT, content: CONTENT });

it('a number lies sealed beside its salon, and one of before the seal is still read', async () => {
  using embedded = await openEmbeddedShops();
  const { platform } = embedded;
  const { salons: database } = readConfig({}, platform.secrets);
  const documents = openSalonDatabase(database, {
    fetch: platform.fetch,
  });
  const cipher = createSessionCipher(['a secret of the test'], 'proofs');
  const [proofs, before] = [createProofs(documents, cipher), createProofs(documents, null)];
  const readWritten = async (salonNo: string) => {
    const found = await documents.documentsWhere('salonProofs', 'salonNo', salonNo);
    return found.ok ? (found.value[0] ?? {}) : {};
  };

  await proofs.propose(proposalOf('900'), { owner: 'ada@salon.example' });
  const sealed = await readWritten('900');
  expect(JSON.stringify(sealed)).not.toContain(CONTENT.number);
  expect(await proofs.ofSalon('900')).toMatchObject({ value: { proposal: proposalOf('900') } });
  expect(await before.ofSalon('900')).toEqual({ kind: 'missing' });

  const copy = { ...sealed, salonNo: '901' };
  await documents.write({ collection: 'salonProofs', id: '901', fields: copy, replaces: null });
  expect(await proofs.ofSalon('901')).toEqual({ kind: 'missing' });

  await before.propose(proposalOf('902'));
  expect(JSON.stringify(await readWritten('902'))).toContain(CONTENT.number);
  expect(await proofs.ofSalon('902')).toMatchObject({ value: { proposal: proposalOf('902') } });
});
