export { accountsArea } from './accounts-area.ts';
export { addCustomerRoute } from './graphql/customer-route.ts';
export { sessionOf as accountSessionOf } from './login/cookies.ts';
export { registerClient } from './store/clients.ts';
export { customerOfAnyToken } from './store/grants.ts';
