// Vendor of letters: another one is a package with the same exports, named here (CONTRIBUTING.md).
export {
  createBackInStock,
  createEvents,
  createSubscriptions,
  type KlaviyoFailure as MailFailure,
} from '@lokke/klaviyo';
