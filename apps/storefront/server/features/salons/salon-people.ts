import { createHash } from 'node:crypto';
import { normaliseEmail } from '@lokke/domain/accounts';
import type { SalonPerson } from '@lokke/domain/salons';
import type { FirestoreClient, Written } from '@lokke/firestore';

/** Somebody as they were read: what is decided about them holds for that version alone. */
export interface KnownPerson extends SalonPerson {
  readonly version: string;
}

interface Roster {
  readonly people: readonly KnownPerson[];
  /** Names the people that were seen; null where nobody was ever invited. */
  readonly version: string | null;
}

export interface SalonPeople {
  /** Null while they cannot be read. */
  readonly ofSalon: (salonNo: string) => Promise<readonly KnownPerson[] | null>;
  /** The same, to invite somebody beside them. */
  readonly rosterOf: (salonNo: string) => Promise<Roster | null>;
  /** Places of an address in all salons of a country, invitations among them; null while they cannot be read. */
  readonly ofEmail: (email: string) => Promise<readonly SalonPerson[] | null>;
  /** Adds somebody to the people that were seen. */
  readonly invite: (person: SalonPerson, seen: Roster) => Promise<Written>;
  readonly change: (known: KnownPerson, changes: Partial<SalonPerson>) => Promise<Written>;
  readonly remove: (person: Pick<SalonPerson, 'salonNo' | 'email'>) => Promise<boolean>;
}

const COLLECTION = 'salonPeople';
/** A document for each salon, which every invitation writes again: of two at once one is refused. */
const ROSTERS = 'salonRosters';

/** Keeps a document for each address that a salon invited; whoever leaves leaves none. */
export function createSalonPeople(documents: FirestoreClient): SalonPeople {
  const read = async (field: 'email' | 'salonNo', value: string) => {
    const found = await documents.versionsWhere(COLLECTION, field, value);
    if (!found.ok) return null;
    const people = found.value.map(personOf);
    return people.toSorted((left, right) => left.email.localeCompare(right.email));
  };
  return {
    ofSalon: (salonNo) => read('salonNo', salonNo),
    async rosterOf(salonNo) {
      // Before the people: who is added in between makes it another version.
      const found = await documents.versionsWhere(ROSTERS, 'salonNo', salonNo);
      if (!found.ok) return null;
      const people = await read('salonNo', salonNo);
      return people && { people, version: found.value[0]?.version ?? null };
    },
    ofEmail: (email) => read('email', normaliseEmail(email)),
    invite: (person, { version: replaces }) => {
      const { salonNo, invitedAt } = person;
      const roster = {
        collection: ROSTERS,
        id: encodeURIComponent(salonNo),
        fields: { salonNo, invitedAt },
        replaces,
      };
      return documents.tryWrite(roster, { ...placeOf(person), replaces: null });
    },
    change: ({ version: replaces, ...known }, changes) =>
      documents.tryWrite({ ...placeOf({ ...known, ...changes }), replaces }),
    remove: async (person) =>
      (await documents.delete({ collection: COLLECTION, id: idOf(person) })).ok,
  };
}

function placeOf(person: SalonPerson) {
  const { salonNo, email, role, invitedAt, isJoined } = person;
  const fields = { salonNo, email, role, invitedAt, state: isJoined ? 'joined' : 'invited' };
  return { collection: COLLECTION, id: idOf(person), fields };
}

function idOf({ salonNo, email }: Pick<SalonPerson, 'salonNo' | 'email'>): string {
  const address = createHash('sha256').update(`${salonNo} ${email}`).digest('base64url');
  return `${encodeURIComponent(salonNo)}-${address}`;
}

interface Stored {
  readonly fields: Readonly<Record<string, string>>;
  readonly version: string;
}

/** A role that cannot be read has the lesser rights, and a state none. */
function personOf({ fields, version }: Stored): KnownPerson {
  const { salonNo = '', email = '', role, invitedAt = '', state } = fields;
  return {
    salonNo,
    email,
    invitedAt,
    isJoined: state === 'joined',
    role: role === 'owner' ? 'owner' : 'stylist',
    version,
  };
}
