import type { Shop } from '../../protocol/index.ts';
import { type Invitation, invitationProblem } from '../../shopify/customers/index.ts';
import { type CsvRow, type ImportReport, parseCsv } from '../import/index.ts';

/** Columns of Shopify's customer export, in today's words and in those of older exports. */
const COLUMNS = {
  email: ['email'],
  firstName: ['first name'],
  lastName: ['last name'],
  acceptsMarketing: ['accepts email marketing', 'accepts marketing'],
  tags: ['tags'],
  company: ['default address company', 'company'],
  address1: ['default address address1', 'address1'],
  address2: ['default address address2', 'address2'],
  city: ['default address city', 'city'],
  province: ['default address province code', 'province code'],
  country: ['default address country code', 'country code'],
  zip: ['default address zip', 'zip'],
  phone: ['default address phone', 'phone'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Column = keyof typeof COLUMNS;

/** Reads Shopify's customer export. Customers without an e-mail address cannot be invited and are left out. */
export async function parseCustomersCsv(
  chunks: Parameters<typeof parseCsv>[0],
  { shop, report }: { readonly shop: Shop; readonly report: ImportReport },
): Promise<readonly Invitation[]> {
  const invitations = new Map<string, Invitation>();
  let header: readonly string[] | null = null;
  for await (const row of parseCsv(chunks, report)) {
    if (header === null) {
      header = row.cells.map((cell) => cell.trim().toLowerCase());
      if (header.includes('email')) continue;
      report.problem(row.line, 'The file has no column "Email".');
      return [];
    }
    const invitation = invitationOf(row, header);
    if (invitation.email === '') {
      report.warn(row.line, 'The customer has no e-mail address and was left out.');
      continue;
    }
    const problem = invitationProblem(invitation, shop);
    if (problem === null) invitations.set(invitation.email.toLowerCase(), invitation);
    else report.warn(row.line, `The customer was left out: ${problem}`);
  }
  if (header === null && report.problemCount === 0) report.problem(1, 'The file is empty.');
  return [...invitations.values()];
}

function invitationOf({ cells }: CsvRow, header: readonly string[]): Invitation {
  const text = (column: Column) => {
    const names: readonly string[] = COLUMNS[column];
    const place = header.findIndex((name) => names.includes(name));
    // Exports guard numbers from spreadsheets with an apostrophe.
    return cells[place]?.trim().replace(/^'/, '') ?? '';
  };
  const [firstName, lastName] = [text('firstName') || null, text('lastName') || null];
  const address = Object.fromEntries(
    (['company', 'address1', 'address2', 'city', 'province', 'country', 'zip', 'phone'] as const)
      .map((column) => [column, text(column)] as const)
      .filter(([, value]) => value !== ''),
  );
  return {
    email: text('email'),
    firstName,
    lastName,
    known: {
      acceptsMarketing: text('acceptsMarketing').toLowerCase() === 'yes',
      tags: text('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      address: address['address1'] === undefined ? null : { firstName, lastName, ...address },
    },
  };
}
