import { expect, it } from 'vitest';
import { makeShops } from '../../protocol/index.ts';
import { createImportReport } from '../import/index.ts';
import { parseCustomersCsv } from './parse-customers-csv.ts';

const COLUMNS =
  'Email,First Name,Last Name,Accepts Email Marketing,Tags,Address1,City,Zip,Country Code';

async function read(...rows: readonly string[]) {
  const shop = makeShops().uk;
  const report = createImportReport();
  const bytes = new TextEncoder().encode([COLUMNS, ...rows].join('\n'));
  const customers = await parseCustomersCsv([bytes], { shop, report });
  return { customers, said: report.warnings.map(({ message }) => message).join('\n') };
}

it('of a customer who comes twice the later row counts, and loses nothing that the earlier one had', async () => {
  const { customers, said } = await read(
    'ann@tea.example,Ann,Leaf,yes,vip,1 High Street,London,SW1A 1AA,GB',
    'ANN@tea.example,Anna,,no,,,,,',
  );
  expect(customers).toEqual([
    {
      email: 'ANN@tea.example',
      firstName: 'Anna',
      lastName: 'Leaf',
      known: {
        acceptsMarketing: false,
        tags: ['vip'],
        address: expect.objectContaining({ address1: '1 High Street', zip: 'SW1A 1AA' }),
      },
    },
  ]);
  expect(said).toContain('ann@tea.example comes again');
});

it('warns of a postcode that its country has not, and takes the customer with it', async () => {
  const { customers, said } = await read(
    'ann@tea.example,Ann,Leaf,no,,1 High Street,London,12345,GB',
    'bob@tea.example,Bob,Leaf,no,,1 High Street,London,12345,',
    'cas@tea.example,Cas,Blad,no,,Keizersgracht 1,Amsterdam,1015 CC,NL',
    'dai@tea.example,Dai,Cha,no,,1 Ginza,Tokyo,1,JP',
    'eve@tea.example,Eve,Leaf,no,,1 High Street,London,sw1a1aa,GB',
  );
  expect(customers).toHaveLength(5);
  expect(customers[0]?.known?.address).toMatchObject({ zip: '12345' });
  expect(said.split('\n')).toEqual([
    expect.stringContaining('"12345" is no postcode of GB'),
    expect.stringContaining('"12345" is no postcode of GB'),
  ]);
});

it('takes a customer without an address in a country that there is not', async () => {
  const row = 'ann@tea.example,Ann,Leaf,no,,1 High Street,London,SW1A 1AA,';
  for (const country of ['ZZ', 'QQ']) {
    const { customers, said } = await read(row + country);
    expect(customers).toMatchObject([{ known: { address: null } }]);
    expect(said).toContain('comes without the address, which cannot be taken');
  }
});
