import type { OwnPage, Proposal } from '@lokke/domain/salons';
import type { DocumentWrite, FirestoreClient } from '@lokke/firestore';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';
import { createProposals, documentOf, type Proposals } from './proposals.ts';

const page = v.object({
  openingHours: v.record(v.string(), v.string()),
  services: v.array(v.string()),
  stylists: v.array(v.string()),
  languages: v.array(v.string()),
  bookingUrl: v.nullable(v.string()),
  photo: v.optional(v.nullable(v.object({ id: v.string(), alt: v.string() })), null),
});

const SHOWN = 'salonPages';
const ASKED = { proposed: 'salonPageProposals', decided: 'salonPageDecisions' };

export interface OwnPages extends Proposals<OwnPage> {
  /** Approved pages of a country's salons by number; null while they cannot be read. */
  readonly ofCountry: (country: string) => Promise<ReadonlyMap<string, OwnPage> | null>;
  /** Write that shows the page of a proposal. */
  readonly shownAs: (country: string, proposal: Proposal<OwnPage>) => DocumentWrite;
}

/** Keeps salons' own pages. */
export function createOwnPages(documents: FirestoreClient): OwnPages {
  return {
    ...createProposals<OwnPage>(documents, ASKED, page),
    async ofCountry(country) {
      const found = await documents.documentsWhere(SHOWN, 'country', country);
      if (!found.ok) return null;
      const pages = found.value.map(({ salonNo = '', content = '' }) => {
        const parsed = v.safeParse(page, parseJson(content));
        return parsed.success ? ([salonNo, parsed.output] as const) : null;
      });
      return new Map(pages.filter((one) => one !== null));
    },
    shownAs: (country, { salonNo, content }) =>
      documentOf(SHOWN, salonNo, { country, content: JSON.stringify(content) }),
  };
}
