import { html } from 'hono/html';
import type { Markup } from '../protocol/pages/index.ts';

/** The layout of console and mailbox pages. */
export function consoleLayout(content: Markup): Markup {
  return html`<header class="masthead">
<a class="mark" href="/">Console</a>
<nav class="desk-nav" aria-label="Console">
<a href="/">Shops</a> <a href="/console/orders">Orders</a> <a href="/console/customers">Customers</a> <a href="/console/reviews">Reviews</a> <a href="/console/stock">Stock</a> <a href="/console/discounts">Discounts</a> <a href="/console/gift-cards">Gift cards</a> <a href="/console/changes">Changes</a> <a href="/mailbox">E-mails</a>
</nav>
</header>
<main class="desk">
${content}
</main>`;
}

export const CONSOLE_LANGUAGE = 'en-GB';
