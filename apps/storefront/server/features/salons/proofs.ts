import { normaliseEmail } from '@lokke/domain/accounts';
import { isProofOfPerson, type Proof } from '@lokke/domain/salons';
import type { FirestoreClient } from '@lokke/firestore';
import * as v from 'valibot';
import type { SessionCipher } from '../../http/session/index.ts';
import { createProposals, type Proposals } from './proposals.ts';

const proof = v.object({
  country: v.string(),
  kind: v.string(),
  number: v.string(),
  state: v.string(),
});

const ASKED = { proposed: 'salonProofs', decided: 'salonProofDecisions' };

export interface Proofs extends Proposals<Proof> {
  /** Salons whose proof somebody entered; null while they cannot be read. */
  readonly enteredBy: (email: string) => Promise<readonly string[] | null>;
  /** Deletes a number that may be theirs, and their address beside a firm's. */
  readonly forget: (email: string) => Promise<boolean>;
}

/** Keeps by which number a salon shows its trade, with the address of whoever entered it. */
export function createProofs(documents: FirestoreClient, cipher: SessionCipher | null): Proofs {
  const proofs = createProposals<Proof>(documents, ASKED, proof, cipher);
  const enteredBy: Proofs['enteredBy'] = async (email) => {
    const found = await documents.documentsWhere(ASKED.proposed, 'owner', normaliseEmail(email));
    return found.ok ? found.value.map(({ salonNo = '' }) => salonNo) : null;
  };
  const forgetAt = async (salonNo: string): Promise<boolean> => {
    const found = await proofs.ofSalon(salonNo);
    if (found.kind === 'failed') return false;
    return found.kind === 'missing' || isProofOfPerson(found.value.proposal.content)
      ? proofs.remove(salonNo)
      : proofs.propose(found.value.proposal);
  };
  return {
    ...proofs,
    enteredBy,
    async forget(email) {
      const salons = await enteredBy(email);
      const forgotten = await Promise.all(salons?.map(forgetAt) ?? [false]);
      return forgotten.every(Boolean);
    },
  };
}
