export { accountsArea } from './accounts-area.ts';
export { addCustomerRoute } from './graphql/customer-route.ts';
export { sessionOf as accountSessionOf } from './login/cookies.ts';
export { registerClient } from './register-client.ts';
export { customerOfAnyToken } from './store/grants.ts';
