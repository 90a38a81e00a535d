import type { Loaded } from '@lokke/contract/ports';
import type { OwnPage, PageDecision, PageProposal } from '@lokke/domain/salons';
import type { FirestoreClient } from '@lokke/firestore';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';

const page = v.object({
  openingHours: v.record(v.string(), v.string()),
  services: v.array(v.string()),
  stylists: v.array(v.string()),
  languages: v.array(v.string()),
  bookingUrl: v.nullable(v.string()),
  photoUrl: v.nullable(v.string()),
});

/** Each is written by one side alone, so that none undoes what another decided meanwhile. */
const COLLECTIONS = {
  shown: 'salonPages',
  proposed: 'salonPageProposals',
  decided: 'salonPageDecisions',
} as const;

interface ProposedPage {
  readonly proposal: PageProposal;
  readonly decision: PageDecision | null;
}

export interface OwnPages {
  /** Approved pages of a country's salons by number; null while they cannot be read. */
  readonly ofCountry: (country: string) => Promise<ReadonlyMap<string, OwnPage> | null>;
  /** The last proposal of a salon. */
  readonly proposed: (salonNo: string) => Promise<Loaded<ProposedPage>>;
  readonly propose: (proposal: PageProposal) => Promise<boolean>;
  /** Shows the page of a proposal unless there is a reason to refuse it. */
  readonly decide: (country: string, proposal: PageProposal, reason: string) => Promise<boolean>;
}

/** Keeps salons' own pages in their database: beside the office's own documents, which an import replaces. */
export function createOwnPages(documents: FirestoreClient): OwnPages {
  const write = async (collection: string, salonNo: string, rest: Record<string, string>) => {
    const [id, fields] = [encodeURIComponent(salonNo), { salonNo, ...rest }];
    const written = await documents.write({ collection, id, fields, isNew: false });
    return written.ok && written.value;
  };
  return {
    async ofCountry(country) {
      const found = await documents.documentsWhere(COLLECTIONS.shown, 'country', country);
      if (!found.ok) return null;
      const pages = found.value.map(({ salonNo = '', content = '' }) => {
        const parsed = v.safeParse(page, parseJson(content));
        return parsed.success ? ([salonNo, parsed.output] as const) : null;
      });
      return new Map(pages.filter((one) => one !== null));
    },
    async proposed(salonNo) {
      const [proposals, decisions] = await Promise.all(
        [COLLECTIONS.proposed, COLLECTIONS.decided].map((one) =>
          documents.documentsWhere(one, 'salonNo', salonNo),
        ),
      );
      if (!proposals?.ok || !decisions?.ok) return { kind: 'failed' };
      const [{ madeAt = '', content = '' } = {}] = proposals.value;
      const parsed = v.safeParse(page, parseJson(content));
      if (!parsed.success) return { kind: 'missing' };
      const [decided] = decisions.value;
      const decision = decided && { madeAt: '', reason: '', ...decided };
      const proposal = { salonNo, page: parsed.output, madeAt };
      return { kind: 'found', value: { proposal, decision: decision ?? null } };
    },
    propose: ({ salonNo, madeAt, page: content }) =>
      write(COLLECTIONS.proposed, salonNo, { madeAt, content: JSON.stringify(content) }),
    async decide(country, { salonNo, madeAt, page: shown }, reason) {
      const isShown =
        reason !== '' ||
        (await write(COLLECTIONS.shown, salonNo, { country, content: JSON.stringify(shown) }));
      return isShown && write(COLLECTIONS.decided, salonNo, { madeAt, reason });
    },
  };
}
