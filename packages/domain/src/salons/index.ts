export { accountSalonOf, type NamedSalon, REMOVED_SALON } from './account-salon.ts';
export { allCityNames, cityIn } from './city-names.ts';
export { type Coordinates, formatPlace, parsePlace } from './coordinates.ts';
export { decideSalonSync, type SalonSyncInput } from './decide-salon-sync.ts';
export {
  affiliatedSalon,
  currentSalonOf,
  isSalonEmail,
  ownedSalons,
  type SalonCandidate,
  visitorTypeOf,
} from './match-salon.ts';
export { distanceInKm, nearestSalons } from './nearest-salons.ts';
export {
  checkOwnPage,
  isSamePage,
  OWN_PAGE,
  type OwnPage,
  type OwnPageForm,
  ownPageFields,
} from './own-page.ts';
export {
  checkPerson,
  hadRights,
  isInvitationOpen,
  leave,
  MOST_SALON_PEOPLE,
  mayDo,
  type PersonForm,
  placesOfPerson,
  SALON_TASKS,
  type SalonPerson,
  type SalonRole,
  type SalonTask,
  type TradeAccess,
  tradeAccess,
} from './people.ts';
export {
  isPhotoFile,
  PHOTO,
  type PhotoFault,
  type PhotoSize,
  photoFaultOf,
  type SalonPhoto,
  salonPhotoPath,
} from './photo.ts';
export { type Place, placesOf } from './places.ts';
export {
  checkProof,
  isProofOfPerson,
  maskProof,
  type Proof,
  type ProofForm,
  proofCountryOf,
  proofRowOf,
  vatNumberOf,
} from './proof.ts';
export {
  type Decision,
  officeTask,
  type Proposal,
  type ProposalState,
  proposalState,
} from './proposals.ts';
export { type PublicSalon, type Salon, toPublicSalon } from './salon.ts';
export { salonCardLink } from './salon-card.ts';
export {
  type SalonDetails,
  type StoredDetails,
  salonDetailsOf,
  WEEKDAYS,
} from './salon-details.ts';
export { type SalonFinderInput, salonFinder } from './salon-finder.ts';
export {
  decideSalonLink,
  linkedSalonNo,
  type SalonLinkDecision,
  salonLinkTarget,
  salonPairs,
  withoutSalon,
} from './salon-link.ts';
export { isPostcodeLike, salonSearch } from './salon-search.ts';
