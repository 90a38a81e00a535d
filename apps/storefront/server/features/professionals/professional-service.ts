import type { ProfessionalService } from '@lokke/contract/ports';
import { fail, succeed } from '../account/index.ts';
import { bankAccount, confirmBankAccount, enterBankAccount } from './bank-account.ts';
import { currentProfessional, salonStatement } from './current-professional.ts';
import { mapIdentityError } from './map-identity-error.ts';
import { decideAsked, officeQuestion } from './office.ts';
import { askedPhoto, ownPage, proposePage } from './own-page.ts';
import {
  acceptInvitation,
  actFor,
  changeRole,
  invitation,
  invitePerson,
  leaveSalon,
  removePerson,
  salonPeople,
} from './people.ts';
import { prescribe, prescriptions, revokePrescription } from './prescriptions.ts';
import type { Method, ProfessionalContext } from './professional-context.ts';
import { enterProof, proofOfTrade, withdrawProof } from './proof.ts';
import { sendResetEmail, sendVerificationEmail } from './send-emails.ts';
import { resetPassword, signIn, signUp } from './sign-in.ts';

/** The professional area as pages use it, authorized by the session only. */
export function professionalService(source: ProfessionalContext): ProfessionalService {
  return {
    currentProfessional: () => currentProfessional(source),
    salonStatement: () => salonStatement(source),
    bankAccount: (code) => bankAccount(source, code),
    enterBankAccount: (input) => enterBankAccount(source, input),
    confirmBankAccount: (code) => confirmBankAccount(source, code),
    prescriptions: () => prescriptions(source),
    prescribe: (form) => prescribe(source, form),
    revokePrescription: (code) => revokePrescription(source, code),
    ownPage: () => ownPage(source),
    proposePage: (form, photo) => proposePage(source, form, photo),
    askedPhoto: (code) => askedPhoto(source, code),
    proofOfTrade: () => proofOfTrade(source),
    enterProof: (form) => enterProof(source, form),
    withdrawProof: () => withdrawProof(source),
    officeQuestion: (code) => officeQuestion(source, code),
    decideAsked: (verdict) => decideAsked(source, verdict),
    people: () => salonPeople(source),
    invitePerson: (form) => invitePerson(source, form),
    changeRole: (form) => changeRole(source, form),
    removePerson: (form) => removePerson(source, form),
    leaveSalon: (salonNo) => leaveSalon(source, salonNo),
    invitation: (code) => invitation(source, code),
    acceptInvitation: (code) => acceptInvitation(source, code),
    actFor: (salonNo) => actFor(source, salonNo),
    signUp: (input) => signUp(source, input),
    signIn: (input) => signIn(source, input),
    // The service has no logout call; clearing the cookie is enough.
    signOut: async () => {
      source.session.end();
      return succeed(null);
    },
    sendResetEmail: (input) => sendResetEmail(source, input),
    sendVerificationEmail: () => sendVerificationEmail(source),
    resetPassword: (input) => resetPassword(source, input),
    isOwnLink: (code) => isOwnLink(source, code),
    verifyEmail: (code) => verifyEmail(source, code),
    sendTakeOverEmail: (code) => sendTakeOverEmail(source, code),
  };
}

/**
 * Confirms an e-mail address by its link, and only in a browser that is logged in to its account: whoever else
 * opened the letter may own the address, but not the account, which a stranger may have opened.
 */
const verifyEmail: Method<'verifyEmail'> = async (source, code) => {
  const isHere = await isOwnLink(source, code);
  if (!isHere.ok) return isHere;
  if (!isHere.value) return fail('notLoggedIn');
  const verified = await source.client.verifyEmail(code);
  return verified.ok ? succeed(null) : mapIdentityError(source, verified.failure);
};

/** Asks whether this browser is logged in to the account of a letter's link. */
const isOwnLink: Method<'isOwnLink'> = async (source, code) => {
  const here = await currentProfessional(source);
  if (!here.ok) return here;
  const owner = await source.client.emailOfCode(code);
  if (!owner.ok) return mapIdentityError(source, owner.failure);
  return succeed(here.value?.email === owner.value);
};

/**
 * Mails a link for a new password to the address of another letter's link. The new password replaces the one that the
 * account was opened with and ends its sessions; the service takes it with a link of that kind alone.
 */
const sendTakeOverEmail: Method<'sendTakeOverEmail'> = async (source, code) => {
  const owner = await source.client.emailOfCode(code);
  if (!owner.ok) return mapIdentityError(source, owner.failure);
  return sendResetEmail(source, { email: owner.value });
};
