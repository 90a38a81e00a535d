import type { Market, ShopKey } from '@lokke/domain/markets';
import { createAccounts, createSubscriptions } from '@lokke/klaviyo';
import { envelopeAddressOf } from '../server/http/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';
import { type Knock, probe } from './probe.ts';

// The settings check validates the format of ids and keys; this checks that they exist.

/** Checks the tag manager's container by its public script. */
export async function checkTagManager(checkContext: CheckContext): Promise<readonly Finding[]> {
  const { tagManager } = checkContext.config.measurement;
  if (tagManager === null) return [];
  const { origin, containerId } = tagManager;
  const response = await probe(checkContext, `${origin}/gtm.js?id=${containerId}`);
  return [
    scriptFinding(response, 'measurement', null, {
      found: `The tag manager has the container ${containerId}.`,
      missing: `There is no published container ${containerId} at ${origin}. Is GTM_CONTAINER_ID right, and is the container published?`,
      silent: `The tag manager cannot be reached at ${origin} from here; visitors' browsers ask it themselves`,
    }),
  ];
}

/** Checks a shop's Klaviyo script and newsletter list. */
export async function checkEmailMarketing(
  checkContext: CheckContext,
  { shop }: Market,
): Promise<readonly Finding[]> {
  const { measurement, newsletter } = checkContext.config;
  const { scriptOrigin, companyIds } = measurement.emailMarketing;
  const variable = `KLAVIYO_${shop.toUpperCase()}_COMPANY_ID`;
  const companyId = companyIds[shop];
  const findings: Finding[] = [];
  if (companyId !== null) {
    const response = await probe(checkContext, `${scriptOrigin}/onsite/js/${companyId}/klaviyo.js`);
    findings.push(
      scriptFinding(response, 'measurement', shop, {
        found: `Klaviyo has a script for the company ${companyId}.`,
        missing: `Klaviyo has no script for the company ${companyId}. Is ${variable} the account's public key?`,
        silent: `Klaviyo's script cannot be reached at ${scriptOrigin} from here; visitors' browsers ask for it themselves`,
      }),
    );
  }
  findings.push(...(await checkPrivateKey(checkContext, shop)));
  const list = newsletter.lists.get(shop);
  if (list === undefined) return findings;
  const say = about(shop);
  const known = await createSubscriptions({ ...newsletter, fetch: checkContext.fetch }).knows(
    list.companyId,
  );
  if (known.ok) {
    return [...findings, say.ok('newsletter', 'Klaviyo takes addresses for the newsletter.')];
  }
  const { kind, reason } = known.failure;
  const sentence =
    kind === 'unknownCompany'
      ? `Klaviyo knows no company ${list.companyId}. Is ${variable} the account's public key?`
      : `Klaviyo takes no addresses for the newsletter (${reason}). Is KLAVIYO_API_ORIGIN right, and is this machine online?`;
  return [...findings, say.problem('newsletter', sentence)];
}

/** Asks whose key it is, which changes nothing there. */
async function checkPrivateKey(
  { config: { newsletter }, fetch }: CheckContext,
  shop: ShopKey,
): Promise<readonly Finding[]> {
  const account = newsletter.backInStock.get(shop);
  if (account === undefined) return [];
  const say = about(shop);
  const variable = `KLAVIYO_${shop.toUpperCase()}_PRIVATE_KEY`;
  const owner = await createAccounts({ ...newsletter, fetch }).companyOf(account.privateKey);
  if (owner.ok) {
    return owner.value === account.companyId
      ? [say.ok('newsletter', `Klaviyo's private key belongs to ${account.companyId}.`)]
      : [
          say.problem(
            'newsletter',
            `${variable} belongs to the company ${owner.value}, not to ${account.companyId}.`,
          ),
        ];
  }
  const { reason } = owner.failure;
  if (reason === '401') {
    return [
      say.problem(
        'newsletter',
        `Klaviyo does not know ${variable} (401): nobody is written to when a size is back. Make a new private key.`,
      ),
    ];
  }
  return [
    say.warning(
      'newsletter',
      reason === '403'
        ? `${variable} cannot be checked: it may not read its account (403). Give it the scope accounts:read.`
        : `${variable} cannot be checked (${reason}).`,
    ),
  ];
}

/** Checks the Sentry project by an empty envelope, which it accepts without recording anything. */
export async function checkReporting(checkContext: CheckContext): Promise<readonly Finding[]> {
  const { errorReporting } = checkContext.config;
  if (errorReporting === null) return [];
  const say = about(null);
  const { dsn } = errorReporting;
  const response = await probe(checkContext, envelopeAddressOf(dsn), {
    method: 'POST',
    body: `${JSON.stringify({ dsn })}\n`,
  });
  const { host } = new URL(dsn);
  if (response.kind === 'silent') {
    const sentence = `Errors cannot be reported to ${host} (${response.reason}). Is SENTRY_DSN right, and is this machine online?`;
    return [say.problem('reporting', sentence)];
  }
  const { status } = response;
  if (status < 400) return [say.ok('reporting', `Errors are reported to ${host}.`)];
  return [
    say.problem(
      'reporting',
      status === 401 || status === 403 || status === 404
        ? `${host} does not take reports with this key (${status}). Copy SENTRY_DSN anew from the project's settings.`
        : `${host} answers ${status} to a report. Try again later; errors are lost until then.`,
    ),
  ];
}

interface Sentences {
  readonly found: string;
  readonly missing: string;
  readonly silent: string;
}

function scriptFinding(
  response: Knock,
  check: 'measurement',
  market: string | null,
  { found, missing, silent }: Sentences,
): Finding {
  const say = about(market);
  if (response.kind === 'silent') return say.warning(check, `${silent} (${response.reason}).`);
  if (response.status < 400) return say.ok(check, found);
  return response.status < 500
    ? say.problem(check, missing)
    : say.warning(check, `${silent} (it answers ${response.status}).`);
}
