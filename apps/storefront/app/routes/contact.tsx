import { checkContact } from '@lokke/domain/contact';
import { pageServices } from '../../context/page-services.ts';
import { formErrorResponse, valuesOfRequest } from '../features/account/forms/form-reply.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import { ContactPage } from '../features/account/requests/contact-page.tsx';
import { ModuleList } from '../features/modules/module-list.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { redirectWithin } from '../shared/redirect-within.ts';
import { requireFound, requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/contact';

/** Marks the page after a message was sent: a reload sends nothing again. */
const SENT = 'sent';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, contact, content, market } = context.get(pageServices);
  const isOpen = contact !== null;
  const [page, customer] = await Promise.all([content.page('contact'), accounts.customer()]);
  // The form is worth most when something else is out of order.
  if (!isOpen) requireFound(page);
  const { firstName, lastName, email } = customer.ok ? customer.value : NOBODY;
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  const modules = page.kind === 'found' ? page.value.modules : [];
  return {
    head: page.kind === 'found' ? page.value : null,
    // Leaves out modules that need products: they have no place beside a form.
    modules: modules.filter(({ kind }) => kind === 'text'),
    known: { name, email },
    isOpen,
    isSent: url.searchParams.has(SENT),
    texts: pageMessages(market, 'contact'),
  };
}

const NOBODY = { firstName: null, lastName: null, email: null };

export async function action({ request, url, context }: Route.ActionArgs) {
  const desk = requireThere(context.get(pageServices).contact);
  const values = await valuesOfRequest(request);
  const outcome = await desk.write(values);
  return outcome.ok
    ? redirectWithin(url, `/contact?${SENT}=1`, 303)
    : formErrorResponse(outcome, values);
}

export const clientAction = checkedAction(checkContact);

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { head, modules, ...page } = loaderData;
  return (
    <ContactPage {...page} head={head}>
      <ModuleList modules={modules} rows={{}} />
    </ContactPage>
  );
}
