import { createIdentityClient } from '@lokke/identity';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Checks the login service of the professional area: its key, and whether e-mail links may lead to our origin. */
export async function checkIdentity({ config, fetch }: CheckContext): Promise<readonly Finding[]> {
  const { identity, publicOrigin } = config;
  if (identity === null) return [];
  const say = about(null);
  const project = await createIdentityClient({ ...identity, fetch }).project();
  if (!project.ok) {
    const { code, reason } = project.failure;
    const isUnreachable = code === 'network-request-failed' || code === 'timeout';
    return [say.problem('identity', isUnreachable ? unreachable(reason) : refuse(reason))];
  }
  const { hostname } = new URL(publicOrigin);
  const isNamed = project.value.authorizedDomains.some(
    (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
  );
  return [
    isNamed
      ? say.ok('identity', `Professionals can sign in, and letters lead back to ${hostname}.`)
      : say.warning(
          'identity',
          `The login service sends no letters that lead back to ${hostname}: name it among the authorised domains of the Firebase project.`,
        ),
  ];
}

function unreachable(reason: string): string {
  return `The login service of professionals cannot be reached (${reason}). Is IDENTITY_URL right, and is this machine online?`;
}

function refuse(reason: string): string {
  if (reason.includes('CONFIGURATION_NOT_FOUND')) {
    return 'Firebase Auth is not switched on in the project of IDENTITY_API_KEY: begin there with Authentication, Get started.';
  }
  return /api key/i.test(reason)
    ? `IDENTITY_API_KEY is not accepted (${reason}). It has to be the web API key of the Firebase project.`
    : `The login service of professionals refuses (${reason}). Are IDENTITY_API_KEY and IDENTITY_URL right?`;
}
