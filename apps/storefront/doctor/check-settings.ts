import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

function sessionsFinding(isSet: boolean, isHosted: boolean): Finding {
  const say = about(null);
  if (isSet) return say.ok('sessions', 'Every server opens the sessions of the others.');
  // A shop on the embedded platform has one server.
  if (!isHosted) return say.ok('sessions', 'Sessions open with the secret in DATA_DIR.');
  return say.warning(
    'sessions',
    'SESSION_SECRETS is not set: this server keeps a secret of its own, and a second one would not know its customers.',
  );
}

/** Checks settings that concern all markets. */
export function checkServers({ config, isHosted }: CheckContext): readonly Finding[] {
  const say = about(null);
  const findings = [sessionsFinding(config.sessionSecrets.length > 0, isHosted)];
  if (isHosted && new URL(config.publicOrigin).protocol !== 'https:') {
    findings.push(
      say.warning(
        'settings',
        `Visitors reach the shop at ${config.publicOrigin}: give it https before it takes passwords (PUBLIC_ORIGIN).`,
      ),
    );
  }
  return findings;
}
