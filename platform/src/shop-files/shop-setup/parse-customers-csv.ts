import type { Shop } from '../../protocol/index.ts';
import {
  addressProblem,
  type Invitation,
  invitationProblem,
} from '../../shopify/customers/index.ts';
import { isPostcodeOf } from '../../shopify/shipping/index.ts';
import {
  type HeadedRow,
  type ImportReport,
  type parseCsv,
  readHeadedCsv,
} from '../import/index.ts';

/** Columns of Shopify's customer export, in today's words and in those of older exports. */
const CUSTOMER_COLUMNS = {
  firstName: ['First Name'],
  lastName: ['Last Name'],
  email: ['Email'],
  acceptsMarketing: ['Accepts Email Marketing', 'Accepts Marketing'],
  company: ['Default Address Company', 'Company'],
  address1: ['Default Address Address1', 'Address1'],
  address2: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  province: ['Default Address Province Code', 'Province Code'],
  country: ['Default Address Country Code', 'Country Code'],
  zip: ['Default Address Zip', 'Zip'],
  phone: ['Default Address Phone', 'Phone'],
  tags: ['Tags'],
} as const;

const PLACE = ['company', 'address1', 'address2', 'city', 'zip'] as const;
const ADDRESS = [...PLACE, 'province', 'country', 'phone'] as const;

/** Reads Shopify's customer export. Customers without an e-mail address cannot be invited and are left out. */
export async function parseCustomersCsv(
  chunks: Parameters<typeof parseCsv>[0],
  { shop, report }: { readonly shop: Shop; readonly report: ImportReport },
): Promise<readonly Invitation[]> {
  const invitations = new Map<string, Customer>();
  for await (const row of readHeadedCsv(chunks, report, CUSTOMER_COLUMNS, ['email'])) {
    const invitation = invitationOf(row, { shop, report });
    const problem =
      invitation.email === ''
        ? 'The customer has no e-mail address.'
        : invitationProblem(invitation, shop);
    if (problem !== null) {
      report.leaveOut(row.line, problem);
      continue;
    }
    const email = invitation.email.toLowerCase();
    const before = invitations.get(email);
    if (before !== undefined) {
      report.warn(
        row.line,
        `${email} comes again; this row counts, and what it lacks is taken from the row before.`,
      );
    }
    invitations.set(email, before === undefined ? invitation : complete(invitation, before));
  }
  return [...invitations.values()];
}

type Customer = ReturnType<typeof invitationOf>;

/** Completes a customer who comes twice; a consent is the later row's alone. */
function complete(invitation: Customer, before: Customer): Customer {
  const { acceptsMarketing, tags, address } = invitation.known;
  return {
    email: invitation.email,
    firstName: invitation.firstName ?? before.firstName,
    lastName: invitation.lastName ?? before.lastName,
    known: {
      acceptsMarketing,
      tags: tags.length > 0 ? tags : before.known.tags,
      address: address ?? before.known.address,
    },
  };
}

function invitationOf(
  { line, cell: cellOf }: HeadedRow<keyof typeof CUSTOMER_COLUMNS>,
  { shop, report }: { readonly shop: Shop; readonly report: ImportReport },
) {
  // Exports guard numbers from spreadsheets with an apostrophe.
  const cell = (column: keyof typeof CUSTOMER_COLUMNS) => cellOf(column).replace(/^'/, '');
  const [firstName, lastName] = [cell('firstName') || null, cell('lastName') || null];
  const given = ADDRESS.map((name) => [name, cell(name)] as const).filter(
    ([, text]) => text !== '',
  );
  const address = { firstName, lastName, ...Object.fromEntries(given) };
  const hasAddress = PLACE.some((name) => cell(name) !== '');
  const problem = hasAddress ? addressProblem(address, shop) : null;
  if (problem !== null) {
    report.warn(line, `The customer comes without the address, which cannot be taken: ${problem}`);
  }
  const country = cell('country').toUpperCase() || shop.countryCode;
  if (problem === null && cell('zip') !== '' && !isPostcodeOf(country, cell('zip'))) {
    report.warn(line, `"${cell('zip')}" is no postcode of ${country}; the customer comes with it.`);
  }
  return {
    email: cell('email'),
    firstName,
    lastName,
    known: {
      acceptsMarketing: cell('acceptsMarketing').toLowerCase() === 'yes',
      tags: cell('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      address: hasAddress && problem === null ? address : null,
    },
  } satisfies Invitation;
}
