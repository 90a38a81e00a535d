/** CSP sources beyond our own, by directive. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
}

export const NO_THIRD_PARTIES: ThirdParties = {
  scripts: [],
  connections: [],
  pictures: [],
  frames: [],
};

interface Origins {
  readonly tagManager: string | null;
  readonly emailMarketing: string | null;
  /** Origins of the container's tags. */
  readonly further: readonly string[];
}

/** The hosted services use several hosts; an own stand-in uses one. */
export function thirdPartiesOf({ tagManager, emailMarketing, further }: Origins): ThirdParties {
  const google = tagManager === 'https://www.googletagmanager.com' ? GOOGLE : [];
  const klaviyo = emailMarketing === 'https://static.klaviyo.com' ? KLAVIYO : [];
  const own = [tagManager, emailMarketing].filter((origin) => origin !== null);
  const all = [...new Set([...own, ...google, ...klaviyo, ...further])];
  return { scripts: all, connections: all, pictures: all, frames: further };
}

const GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const KLAVIYO = ['https://*.klaviyo.com'];
