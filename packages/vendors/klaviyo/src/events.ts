import {
  clientPath,
  type KlaviyoOptions,
  type KlaviyoResult,
  postDocument,
} from './post-document.ts';

interface ProfileEvent {
  /** The public key of six characters. */
  readonly companyId: string;
  /** The name under which a flow waits for it. */
  readonly metric: string;
  readonly email: string;
  /** BCP 47: the language of emails. */
  readonly locale: string;
  /** ISO 8601. */
  readonly time: string;
  /** The same event sent twice counts once. */
  readonly uniqueId: string;
  readonly properties: Readonly<Record<string, string>>;
}

interface Events {
  readonly send: (event: ProfileEvent) => Promise<KlaviyoResult>;
}

/** Sends events of a person from the server; a flow of the company sends an email for each. */
export function createEvents(options: KlaviyoOptions): Events {
  return {
    send: (event) =>
      postDocument(options, {
        path: clientPath('events', event.companyId),
        document: documentOf(event),
      }),
  };
}

function documentOf({ metric, email, locale, time, uniqueId, properties }: ProfileEvent) {
  return {
    data: {
      type: 'event',
      attributes: {
        metric: { data: { type: 'metric', attributes: { name: metric } } },
        profile: { data: { type: 'profile', attributes: { email, locale } } },
        properties,
        time,
        unique_id: uniqueId,
      },
    },
  };
}
