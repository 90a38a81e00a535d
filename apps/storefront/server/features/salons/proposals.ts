import type { Loaded } from '@lokke/contract/ports';
import {
  type Decision,
  type Proposal,
  type ProposalState,
  proposalState,
} from '@lokke/domain/salons';
import type { DocumentWrite, FirestoreClient, Written } from '@lokke/firestore';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';
import type { SessionCipher } from '../../http/session/index.ts';

interface Proposed<Content> {
  readonly proposal: Proposal<Content>;
  readonly state: ProposalState;
  /** Why it was refused; empty otherwise. */
  readonly reason: string;
  /** Version of what was decided before; null where nothing was. */
  readonly decided: string | null;
}

export interface Proposals<Content> {
  /** The last proposal of a salon. */
  readonly ofSalon: (salonNo: string) => Promise<Loaded<Proposed<Content>>>;
  /** Further texts are fields of the document that it can be found by. */
  readonly propose: (
    proposal: Proposal<Content>,
    further?: Readonly<Record<string, string>>,
  ) => Promise<boolean>;
  /** An empty reason approves. All is written or nothing: `changed` where somebody decided since it was read. */
  readonly decide: (
    asked: Pick<Proposed<Content>, 'proposal' | 'decided'>,
    reason: string,
    ...further: readonly DocumentWrite[]
  ) => Promise<Written>;
  readonly remove: (salonNo: string) => Promise<boolean>;
}

/** Collections, each written by one side alone, so that none undoes what another decided meanwhile. */
interface Collections {
  readonly proposed: string;
  readonly decided: string;
}

/** Keeps in the salons' database what salons ask the office, beside the office's own documents, which an import replaces. */
export function createProposals<Content>(
  documents: FirestoreClient,
  { proposed, decided }: Collections,
  schema: v.GenericSchema<unknown, Content>,
  cipher: SessionCipher | null = null,
): Proposals<Content> {
  const read = async ({
    salonNo = '',
    content = '',
    sealed = '',
  }: Readonly<Record<string, string>>) => {
    const opened = sealed === '' ? null : await cipher?.decrypt(sealed);
    const bound = v.safeParse(v.object({ salonNo: v.literal(salonNo), content: schema }), opened);
    if (bound.success) return bound.output.content;
    // Written before there was a seal.
    const plain = v.safeParse(schema, sealed === '' ? parseJson(content) : null);
    return plain.success ? plain.output : null;
  };
  return {
    async ofSalon(salonNo) {
      const [proposals, decisions] = await Promise.all([
        documents.documentsWhere(proposed, 'salonNo', salonNo),
        documents.versionsWhere(decided, 'salonNo', salonNo),
      ]);
      if (!proposals.ok || !decisions.ok) return { kind: 'failed' };
      const [found = {}] = proposals.value;
      const { madeAt = '' } = found;
      const content = await read(found);
      if (content === null) return { kind: 'missing' };
      const [known] = decisions.value;
      const decision: Decision | null = known ? { madeAt: '', reason: '', ...known.fields } : null;
      const state = proposalState({ madeAt }, decision);
      const reason = state === 'refused' ? (decision?.reason ?? '') : '';
      const proposal = { salonNo, content, madeAt };
      return { kind: 'found', value: { proposal, state, reason, decided: known?.version ?? null } };
    },
    async propose({ salonNo, madeAt, content }, further = {}) {
      // Bound to its salon: copied to another's document it counts for nothing.
      const kept = cipher
        ? { sealed: await cipher.encrypt({ salonNo, content }) }
        : { content: JSON.stringify(content) };
      const fields = { ...further, madeAt, ...kept };
      return (await documents.write(documentOf(proposed, salonNo, fields))).ok;
    },
    decide({ proposal: { salonNo, madeAt }, decided: replaces }, reason, ...further) {
      const decision = documentOf(decided, salonNo, { madeAt, reason });
      return documents.tryWrite({ ...decision, replaces }, ...further);
    },
    async remove(salonNo) {
      const id = encodeURIComponent(salonNo);
      const gone = await Promise.all(
        [proposed, decided].map((collection) => documents.delete({ collection, id })),
      );
      return gone.every(({ ok }) => ok);
    },
  };
}

/** The one document of a salon. */
export function documentOf(
  collection: string,
  salonNo: string,
  rest: Readonly<Record<string, string>>,
): Pick<DocumentWrite, 'collection' | 'id' | 'fields'> {
  return { collection, id: encodeURIComponent(salonNo), fields: { salonNo, ...rest } };
}
