import { API_ERRORS } from '@lokke/contract/errors';
import type { ProfessionalService, SalonStatement } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { data } from 'react-router';
import { redirectWithin } from '../../../shared/redirect-within.ts';
import { emailLinkPath } from './email-link-path.ts';
import { AREA, formScreenOf, type Screen } from './screen.ts';

interface ScreenRequest {
  readonly area: ProfessionalService;
  readonly market: Market;
  readonly segment: string | undefined;
  readonly url: URL;
}

export async function loadScreen({ area, market, segment, url }: ScreenRequest): Promise<Screen> {
  if (segment === undefined) return homeOrLogin(area, url);
  if (segment === 'statement') {
    return { kind: 'statement', statement: await loadStatement(area, url) };
  }
  if (segment === 'action') throw redirectWithin(url, emailLinkPath(url, market));
  const kind = formScreenOf(segment);
  if (kind === null) throw data(null, { status: 404 });
  if (kind === 'login' || kind === 'register') await redirectIfLoggedIn(area, url);
  // A public screen: its form's URL holds the e-mail's code, so the page is private.
  else if (kind !== 'forgot') await area.currentProfessional();
  return { kind };
}

async function homeOrLogin(area: ProfessionalService, url: URL): Promise<Screen> {
  const here = await area.currentProfessional();
  if (!here.ok) throw data(null, { status: API_ERRORS[here.code].status });
  if (here.value === null) throw redirectWithin(url, `${AREA}/login`);
  return { kind: 'home', professional: here.value };
}

/** Of the professional's own salon; who has none is led back. Null while it cannot be read. */
export async function loadStatement(
  area: ProfessionalService,
  url: URL,
): Promise<SalonStatement | null> {
  const answer = await area.salonStatement();
  switch (answer.kind) {
    case 'found':
      return answer.statement;
    case 'unavailable':
      return null;
    case 'loggedOut':
      throw redirectWithin(url, `${AREA}/login`);
    case 'noSalon':
      throw redirectWithin(url, AREA);
  }
}

async function redirectIfLoggedIn(area: ProfessionalService, url: URL): Promise<void> {
  const here = await area.currentProfessional();
  if (here.ok && here.value !== null) throw redirectWithin(url, AREA);
}
