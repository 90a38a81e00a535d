import { createHash } from 'node:crypto';
import { normaliseEmail } from '@lokke/domain/accounts';
import type { SalonPerson } from '@lokke/domain/salons';
import type { FirestoreClient } from '@lokke/firestore';

export interface SalonPeople {
  /** Null while they cannot be read. */
  readonly ofSalon: (salonNo: string) => Promise<readonly SalonPerson[] | null>;
  /** Places of an address in all salons of a country, invitations among them; null while they cannot be read. */
  readonly ofEmail: (email: string) => Promise<readonly SalonPerson[] | null>;
  /** False where the address is known already. */
  readonly invite: (person: SalonPerson) => Promise<boolean>;
  /** False where somebody took the place away meanwhile. */
  readonly change: (person: SalonPerson) => Promise<boolean>;
  readonly remove: (person: Pick<SalonPerson, 'salonNo' | 'email'>) => Promise<boolean>;
}

const COLLECTION = 'salonPeople';

/** Keeps a document for each address that a salon invited; whoever leaves leaves none. */
export function createSalonPeople(documents: FirestoreClient): SalonPeople {
  const read = async (field: 'email' | 'salonNo', value: string) => {
    const found = await documents.documentsWhere(COLLECTION, field, value);
    return found.ok ? found.value.map(personOf) : null;
  };
  const write = async (person: SalonPerson, isNew: boolean) => {
    const { salonNo, email, role, invitedAt, isJoined } = person;
    const fields = { salonNo, email, role, invitedAt, state: isJoined ? 'joined' : 'invited' };
    const place = { collection: COLLECTION, id: idOf(person), fields };
    const written = await documents.write({ ...place, isNew, isKept: !isNew });
    return written.ok && written.value;
  };
  return {
    ofSalon: (salonNo) => read('salonNo', salonNo),
    ofEmail: (email) => read('email', normaliseEmail(email)),
    invite: (person) => write(person, true),
    change: (person) => write(person, false),
    remove: async (person) =>
      (await documents.delete({ collection: COLLECTION, id: idOf(person) })).ok,
  };
}

function idOf({ salonNo, email }: Pick<SalonPerson, 'salonNo' | 'email'>): string {
  const address = createHash('sha256').update(`${salonNo} ${email}`).digest('base64url');
  return `${encodeURIComponent(salonNo)}-${address}`;
}

/** A role that cannot be read has the lesser rights, and a state none. */
function personOf(fields: Readonly<Record<string, string>>): SalonPerson {
  const { salonNo = '', email = '', role, invitedAt = '', state } = fields;
  return {
    ...{ salonNo, email, invitedAt, isJoined: state === 'joined' },
    role: role === 'owner' ? 'owner' : 'stylist',
  };
}
