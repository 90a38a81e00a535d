import { createFirestoreClient } from '@lokke/firestore';
import { createPlatform, importSalons } from '@lokke/platform';
import { describe, expect, it } from 'vitest';

// Set FIRESTORE_EMULATOR_HOST=localhost:8080 to run against Google's emulator; see docs/salons.md.
const EMULATOR_HOST = process.env['FIRESTORE_EMULATOR_HOST'];
const PROJECT = 'demo-lokke-tests';

const SALONS = [
  salon('t-1', 'NL', { salonEmail: 'one@example.com', salonLoyalty: true }),
  salon('t-2', 'NL', { parentEmail: 'chain@example.com', position: { lat: 0, lng: -5.25 } }),
  salon('t-3', 'BE', { client100: true }),
];

function salon(salonNo: string, country: string, facts: object) {
  return {
    salonNo,
    salonName: `Salon ${salonNo}`,
    country,
    city: 'Hulst',
    position: { lat: 51.28, lng: 4.05 },
    ...facts,
  };
}

const DATABASES = [
  { name: 'the embedded platform', open: openEmbedded, isThere: true },
  { name: 'the emulator', open: openEmulator, isThere: EMULATOR_HOST !== undefined },
];

describe.each(DATABASES)('$name', ({ open, isThere }) => {
  it.skipIf(!isThere)('answers the salons of a country, whole', async () => {
    using database = await open();
    const response = await database.documents.salonsIn('NL');
    expect(response).toMatchObject({
      ok: true,
      value: [
        {
          salonNo: 't-1',
          salonEmail: 'one@example.com',
          parentEmail: null,
          salonLoyalty: true,
          client100: false,
          position: { latitude: 51.28, longitude: 4.05 },
        },
        {
          salonNo: 't-2',
          parentEmail: 'chain@example.com',
          position: { latitude: 0, longitude: -5.25 },
        },
      ],
    });
  });

  it.skipIf(!isThere)('answers nothing for a country without salons', async () => {
    using database = await open();
    expect(await database.documents.salonsIn('NO')).toEqual({ ok: true, value: [] });
  });
});

async function openEmbedded() {
  const platform = createPlatform({ dataFile: ':memory:' });
  const lines = SALONS.map((one) => JSON.stringify(one)).join('\n');
  await importSalons(platform.context.store, lines, new Date(0));
  return {
    documents: documentsAt(
      'http://localhost:4010/firestore',
      (input, init) => platform.fetch(new Request(input, init)),
      platform.secrets.ownerToken,
    ),
    [Symbol.dispose]: () => platform.close(),
  };
}

/** Filled through its REST API, document by document. */
async function openEmulator() {
  const base = `http://${EMULATOR_HOST}`;
  const root = `${base}/v1/projects/${PROJECT}/databases/(default)/documents/salons`;
  for (const { position, ...one } of SALONS) {
    const fields = {
      ...Object.fromEntries(Object.entries(one).map(([name, value]) => [name, typeValue(value)])),
      position: { geoPointValue: { latitude: position.lat, longitude: position.lng } },
    };
    const written = await fetch(`${root}/${one.salonNo}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
    if (!written.ok) throw new Error(`The emulator refused a salon: ${written.status}`);
  }
  return { documents: documentsAt(base, fetch), [Symbol.dispose]: () => undefined };
}

function typeValue(value: unknown) {
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) };
}

function documentsAt(baseUrl: string, send: typeof fetch, token = 'owner') {
  return createFirestoreClient({
    baseUrl,
    projectId: PROJECT,
    accessToken: async () => token,
    fetch: send,
    timeoutInMs: 5_000,
  });
}
