import { html } from 'hono/html';
import {
  field,
  fillIn,
  icon,
  type Markup,
  masthead,
  type PageDocument,
} from '../../../protocol/pages/index.ts';
import { CODE_LIFETIME_IN_MINUTES, type Login } from '../store/logins.ts';
import type { LoginView } from './login-view.ts';

interface Form {
  readonly login: Login;
  /** Problem of the typed text, in the reader's language. */
  readonly problem: string | null;
}

function page(view: LoginView, title: string, content: Markup): PageDocument {
  const { brand, home, texts, languageTag } = view;
  const body = html`${masthead(brand, { home, back: { href: home, label: texts.backToShop } })}
<main class="plain">
<h1>${title}</h1>
${content}
</main>`;
  return { languageTag, title, body };
}

/** Draws a form; a problem is told first, also by the page's title. */
function formPage(
  view: LoginView,
  { title, problem, content }: Pick<Form, 'problem'> & { title: string; content: Markup },
): PageDocument {
  const { heading } = view.texts.problems;
  const made = page(view, title, content);
  return problem === null ? made : { ...made, title: `${heading} – ${title}` };
}

const requestField = ({ token }: Login) =>
  html`<input type="hidden" name="request" value="${token}">`;

export function addressPage(
  view: LoginView,
  { login, problem, typed }: Form & { readonly typed: string },
): PageDocument {
  const { title, intro, label, submit } = view.texts.address;
  const content = html`<p>${intro}</p>
<form class="group narrow-form" method="post" novalidate>
${requestField(login)}
${field({
  name: 'email',
  label,
  value: typed,
  problem,
  isRequired: true,
  isFocused: true,
  autocomplete: 'email',
  type: 'email',
  maximumLength: 254,
})}
<div class="actions"><button class="button" name="do" value="send">${submit}</button></div>
</form>`;
  return formPage(view, { title, problem, content });
}

export function codePage(
  view: LoginView,
  { login, problem, isAgain }: Form & { readonly isAgain: boolean },
): PageDocument {
  const { title, intro, label, submit, again, sent, other } = view.texts.code;
  const email = login.email ?? '';
  const said = isAgain ? html`<p role="status">${icon('tick')} ${fillIn(sent, { email })}</p>` : '';
  const content = html`<p>${fillIn(intro, { email, minutes: CODE_LIFETIME_IN_MINUTES })}</p>
${said}
<form class="group narrow-form" method="post" novalidate>
${requestField(login)}
${field({
  name: 'code',
  label,
  value: '',
  problem,
  isRequired: true,
  isFocused: true,
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  maximumLength: 12,
})}
<div class="actions"><button class="button" name="do" value="code">${submit}</button>
<button class="as-link" name="do" value="again">${again}</button>
<button class="as-link" name="do" value="other">${other}</button></div>
</form>`;
  return formPage(view, { title, problem, content });
}

/** Draws a sentence, and the way back to the shop. */
export function messagePage(view: LoginView, about: 'old' | 'unknown' | 'loggedOut'): PageDocument {
  const { title, text } = view.texts[about];
  const back = html`<p><a class="button" href="${view.home}">${view.texts.backToShop}</a></p>`;
  return page(view, title, html`<p>${text}</p>${back}`);
}

/** Says who changes what a customer logs in with: no page here does. */
export function profilePage(view: LoginView): PageDocument {
  const { title, text, action } = view.texts.profile;
  const contact = new URL('contact', view.home).href;
  const way = html`<p><a class="button" href="${contact}">${action}</a></p>`;
  return page(view, title, html`<p>${text}</p>${way}`);
}
