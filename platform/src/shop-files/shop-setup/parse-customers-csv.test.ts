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
