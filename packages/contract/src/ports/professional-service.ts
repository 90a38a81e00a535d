import type { Login, ProfessionalReset, ProfessionalSignUp } from '@lokke/domain/accounts';
import type { BankForm } from '@lokke/domain/payout';
import type { PrescriptionForm } from '@lokke/domain/prescriptions';
import type {
  OwnPage,
  OwnPageForm,
  PersonForm,
  Proof,
  ProofForm,
  ProposalState,
  PublicSalon,
  SalonRole,
  SalonTask,
} from '@lokke/domain/salons';
import type { AccountOutcome } from './accounts.ts';
import type { SalonPrescriptions } from './prescriptions.ts';
import type { OfSalon, SalonRefusal, SalonStatementAnswer } from './salon-statement.ts';

/** A salon professional, logged in at the identity service. */
export interface Professional {
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The market's salon that they act for; null while the email is not verified. */
  readonly salon: PublicSalon | null;
  /** All that they may choose from. */
  readonly salons: readonly PublicSalon[];
  /** Tasks that their role allows there. */
  readonly tasks: readonly SalonTask[];
  /** False for whoever has the salon's own address. */
  readonly mayLeave: boolean;
  /** Tells whether the account for payouts can be entered here. */
  readonly hasBankDesk: boolean;
}

/** Account for payouts as its owner knows it: all but the last digits of the IBAN are masked. */
export interface MaskedAccount {
  readonly holder: string;
  readonly iban: string;
  /** Null for a salon that is paid without VAT. */
  readonly vatNumber: string | null;
}

export interface BankAccounts extends OfSalon {
  readonly account: MaskedAccount | null;
  /** Account that a letter's link asks about; null without a link, and for one that works no longer. */
  readonly asked: MaskedAccount | null;
}

export interface SalonPage extends OfSalon {
  /** Page as proposed last, else as it is shown. */
  readonly page: OwnPage;
  /** Null where nothing was proposed yet. */
  readonly state: ProposalState | null;
  /** Why it was refused, as the office wrote it; empty otherwise. */
  readonly reason: string;
}

export interface SalonPeople extends OfSalon {
  readonly people: readonly {
    readonly email: string;
    readonly role: SalonRole;
    readonly state: 'invited' | 'expired' | 'joined';
  }[];
}

export type InvitationAnswer =
  | { readonly state: 'open'; readonly salonName: string; readonly role: SalonRole }
  /** `unproved`: the account has the invited address, and nobody confirmed it yet. */
  | {
      readonly state: 'loggedOut' | 'otherAccount' | 'unproved' | 'invalid' | 'unavailable';
    };

export interface SalonProof extends OfSalon {
  /** Country whose number is asked for. */
  readonly country: string;
  readonly entered: {
    /** Masked but for its last characters. */
    readonly number: string;
    readonly state: ProposalState;
    /** Why it was refused or withdrawn; empty otherwise. */
    readonly reason: string;
  } | null;
}

/** Question of a salon to the office: to show a page, or to accept a proof of its trade. */
export type OfficeQuestion = { readonly salon: PublicSalon } & (
  | {
      readonly about: 'page';
      readonly page: OwnPage;
      /** Page as it is shown until then. */
      readonly shown: OwnPage;
    }
  | {
      readonly about: 'proof';
      readonly proof: Proof;
      /** An accepted one can be withdrawn. */
      readonly isAccepted: boolean;
    }
);

export interface OfficeVerdict {
  /** Code of the office's letter. */
  readonly code: string;
  readonly isApproved: boolean;
  /** Told to the salon where it is not approved. */
  readonly reason: string;
}

/** Professional area of one visitor in one market; error messages are in the market's language. */
export interface ProfessionalService {
  /** Null for a visitor who is not logged in as a professional, even if logged in as a customer. */
  readonly currentProfessional: () => Promise<AccountOutcome<Professional | null>>;
  /** The statement of the professional's own salon, and of no other. */
  readonly salonStatement: () => Promise<SalonStatementAnswer>;
  /** Account for payouts of the professional's own salon, with the one that a letter's code asks about. */
  readonly bankAccount: (code: string) => Promise<BankAccounts | SalonRefusal>;
  /** Mails a link that changes the account. */
  readonly enterBankAccount: (input: BankForm) => Promise<AccountOutcome<null>>;
  /** Changes the account, and tells the address that was told of the one before. */
  readonly confirmBankAccount: (code: string) => Promise<AccountOutcome<null>>;
  /** Routines for clients of the professional's own salon, the newest first. */
  readonly prescriptions: () => Promise<SalonPrescriptions | SalonRefusal>;
  /** The code of the new one. */
  readonly prescribe: (form: PrescriptionForm) => Promise<AccountOutcome<string>>;
  readonly revokePrescription: (code: string) => Promise<AccountOutcome<null>>;
  /** Page of the professional's own salon. */
  readonly ownPage: () => Promise<SalonPage | SalonRefusal>;
  /** Asks the office to approve a change. */
  readonly proposePage: (
    form: OwnPageForm,
    photo: Uint8Array | null,
  ) => Promise<AccountOutcome<null>>;
  /** Photo of the page asked for: by the office's code, or of the professional's own salon without one. */
  readonly askedPhoto: (code: string) => Promise<Uint8Array | null>;
  /** Proof of the trade of the professional's own salon. */
  readonly proofOfTrade: () => Promise<SalonProof | SalonRefusal>;
  /** Asks the office to accept a number. */
  readonly enterProof: (form: ProofForm) => Promise<AccountOutcome<null>>;
  readonly withdrawProof: () => Promise<AccountOutcome<null>>;
  /** Null for a link that works no longer. */
  readonly officeQuestion: (code: string) => Promise<OfficeQuestion | null>;
  /** Needs no account: the link was mailed to the office. */
  readonly decideAsked: (verdict: OfficeVerdict) => Promise<AccountOutcome<null>>;
  /** People whom the professional's own salon invited; its owners read and change them. */
  readonly people: () => Promise<SalonPeople | SalonRefusal>;
  readonly invitePerson: (form: PersonForm) => Promise<AccountOutcome<null>>;
  readonly changeRole: (form: PersonForm) => Promise<AccountOutcome<null>>;
  /** Withdraws an open invitation, too. */
  readonly removePerson: (form: PersonForm) => Promise<AccountOutcome<null>>;
  /** Names the salon of the page where it was pressed: another may be chosen since. */
  readonly leaveSalon: (salonNo: string) => Promise<AccountOutcome<null>>;
  /** Salon and role that the code of a letter invites to. */
  readonly invitation: (code: string) => Promise<InvitationAnswer>;
  readonly acceptInvitation: (code: string) => Promise<AccountOutcome<null>>;
  /** Chooses among several salons. */
  readonly actFor: (salonNo: string) => Promise<AccountOutcome<null>>;
  readonly signUp: (input: ProfessionalSignUp) => Promise<AccountOutcome<null>>;
  readonly signIn: (input: Login) => Promise<AccountOutcome<null>>;
  readonly signOut: () => Promise<AccountOutcome<null>>;
  /** The same response for known and unknown addresses. */
  readonly sendResetEmail: (input: Pick<Login, 'email'>) => Promise<AccountOutcome<null>>;
  readonly sendVerificationEmail: () => Promise<AccountOutcome<null>>;
  /** Leaves the visitor logged in. */
  readonly resetPassword: (input: ProfessionalReset) => Promise<AccountOutcome<null>>;
  /** Asks whether this browser is logged in to the account whose letter holds the code. */
  readonly isOwnLink: (code: string) => Promise<AccountOutcome<boolean>>;
  /** Confirms the address of a letter, only where its account is logged in. */
  readonly verifyEmail: (code: string) => Promise<AccountOutcome<null>>;
  /** Mails a link for a new password to the address that such a letter went to. */
  readonly sendTakeOverEmail: (code: string) => Promise<AccountOutcome<null>>;
}
