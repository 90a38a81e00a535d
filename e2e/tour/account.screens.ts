import { screen } from './screen.ts';

screen('login', ({ customer }) => customer.visits('/account/login'));
screen('register', ({ customer }) => customer.visits('/account/register'));
screen('register-refused', async ({ customer }) => {
  await customer.visits('/account/register');
  await customer.presses(customer.t('account.register.action'));
});
screen('forgot', ({ customer }) => customer.visits('/account/forgot'));
screen('dashboard', ({ customer }) => customer.isLoggedIn());
for (const path of ['info', 'addresses', 'address', 'orders'] as const) {
  screen(`account-${path}`, async ({ customer }) => {
    await customer.isLoggedIn();
    await customer.visits(`/account/${path}`);
  });
}
screen('professional', ({ customer }) => customer.visits('/account/professional'));
