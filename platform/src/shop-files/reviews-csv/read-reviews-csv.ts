import { gid, isLanguage, type Shop, wireDateTime } from '../../protocol/index.ts';
import { allRecords } from '../../shopify/catalogue/index.ts';
import { customerGid, findCustomer, normaliseEmail } from '../../shopify/customers/index.ts';
import type { KeptReview } from '../../shopify/reviews/index.ts';
import type { Sql } from '../../store/index.ts';
import {
  createImportReport,
  type FindPicture,
  type HeadedRow,
  type ImportReport,
  readHeadedCsv,
} from '../import/index.ts';
import { COLUMNS, type Column, CURATED, REQUIRED_COLUMNS } from './columns.ts';

interface Reading {
  readonly sql: Sql;
  readonly shop: Shop;
  readonly now: Date;
  /** The shop's own pictures, by address or file name. */
  readonly findPicture: FindPicture;
  readonly isStrict?: boolean;
  /** Name by which faults of the file are told. */
  readonly file?: string;
}

/** The reviews of a file, and what is wrong with it by row and column. */
export async function readReviewsCsv(
  reading: Reading,
  bytes: Uint8Array,
): Promise<{ readonly reviews: readonly KeptReview[]; readonly report: ImportReport }> {
  const { sql, shop } = reading;
  const report = createImportReport(reading).forFile(reading.file ?? null);
  const numbers = new Map(
    allRecords(sql, { shop: shop.key, kind: 'product' }).map(({ handle, number }) => [
      handle,
      number,
    ]),
  );
  const reviews: KeptReview[] = [];
  for await (const row of readHeadedCsv([bytes], report, COLUMNS, REQUIRED_COLUMNS)) {
    const read = readRow(reading, row, numbers, report);
    if (read !== null) reviews.push(read);
  }
  return { reviews, report };
}

const URLS = /[\s,;]+/;

function readRow(
  { sql, shop, now, findPicture }: Reading,
  { line, cell }: HeadedRow<Column>,
  numbers: ReadonlyMap<string, number>,
  report: ImportReport,
): KeptReview | null {
  const faults: string[] = [];
  const wrong = (column: Column, what: string) =>
    faults.push(`${column}: "${cell(column)}" ${what}`);
  const rating = Number(cell('rating'));
  if (!/^[1-5]$/.test(cell('rating'))) wrong('rating', 'is not a whole number from 1 to 5.');
  const product = numbers.get(cell('product_handle'));
  if (product === undefined) wrong('product_handle', `is no product of the shop ${shop.key}.`);
  const date = dateOf(cell('review_date'), now);
  if (date === null) wrong('review_date', 'is not a date such as 2026-03-31.');
  // A day longer: a date without a time may be of a place where it is tomorrow.
  else if (Date.parse(date) > now.getTime() + DAY_IN_MS) wrong('review_date', 'has not come yet.');
  const curated = cell('curated').toLowerCase() || CURATED.published;
  if (curated !== CURATED.published && curated !== CURATED.waiting) {
    wrong('curated', `is neither ${CURATED.published} nor ${CURATED.waiting}.`);
  }
  const language = cell('language').toLowerCase() || shop.languages[0].isoCode;
  if (!isLanguage(language)) wrong('language', 'is not a language of the shops, such as nl.');
  const pictureUrls = cell('picture_urls')
    .split(URLS)
    .filter(Boolean)
    .map((url) => findPicture(url)?.src ?? url);
  if (pictureUrls.some((url) => !url.startsWith('/') && URL.parse(url)?.protocol !== 'https:')) {
    wrong('picture_urls', 'is not a list of https addresses, or of files of --pictures.');
  }
  // A review that was shown here: its name is short, or erased.
  const isOwn = OWN_HANDLE.test(cell('metaobject_handle'));
  if (cell('reviewer_name') === '' && !isOwn) wrong('reviewer_name', 'is empty.');
  for (const fault of faults) report.leaveOut(line, fault);
  if (faults.length > 0 || product === undefined || date === null) return null;
  const email = normaliseEmail(cell('reviewer_email'));
  const customer = email === '' ? null : findCustomer(sql, shop.key, { email });
  return {
    isPublished: curated === CURATED.published,
    handle: cell('metaobject_handle') || null,
    draft: {
      productId: gid('Product', product),
      rating,
      title: cell('title').replace(/[\r\n]+/g, ' '),
      body: cell('body'),
      author: isOwn ? cell('reviewer_name') : shortName(cell('reviewer_name')),
      authorId: customer === null ? null : customerGid(customer),
      submittedAt: date,
      language,
      hairType: cell('hair_type') || null,
      isBought: /^(true|yes|1)$/i.test(cell('verified_buyer')),
      reply: cell('reply') || null,
      pictureUrls,
      source: cell('source') || 'import',
    },
  };
}

const DAY_IN_MS = 86_400_000;

function dateOf(text: string, now: Date): string | null {
  if (text === '') return wireDateTime(now);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const date = new Date(text.replace(' UTC', 'Z').replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? null : wireDateTime(date);
}

/** Handles that the shop itself gives to reviews. */
const OWN_HANDLE = /^(?:review|import)-/;

/** First name and initial: nobody's whole name is shown. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  const initial = others.at(-1)?.charAt(0).toUpperCase();
  return initial === undefined ? first : `${first} ${initial}.`;
}
