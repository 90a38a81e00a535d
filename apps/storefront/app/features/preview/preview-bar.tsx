import type { DraftChange, Preview } from '@lokke/contract/ports';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import styles from '../../styles/preview.css?url';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { EditLinks } from './edit-links.tsx';
import { useSavedDrafts } from './use-saved-drafts.ts';

/** Says that drafts are shown, lists what they change, and leads out. */
export function PreviewBar({ endsAt, asOf, state, experiments, changes }: Preview) {
  const t = useT('preview');
  const { prefix } = useMarket();
  const { pathname, search } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useSavedDrafts(state, bar);
  return (
    <aside ref={bar} className="preview-bar" aria-labelledby="preview-title">
      <link rel="stylesheet" href={styles} />
      <p>
        <strong id="preview-title">{t('preview.title')}</strong>{' '}
        {t('preview.drafts', { time: endsAt })}
      </p>
      <form method="post" action="/preview">
        <input type="hidden" name="back" value={prefix + pathname + search} />
        <label>
          {t('preview.asOf')}{' '}
          <input type="datetime-local" name="at" defaultValue={asOf ?? ''} key={asOf} />
        </label>
        {experiments.map(({ key, ways, shown }) => (
          <label key={key}>
            {t('preview.experiment', { key })}{' '}
            <select name="way" defaultValue={`${key}:${shown}`}>
              {ways.map((way) => (
                <option key={way} value={`${key}:${way}`}>
                  {way.toUpperCase()}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" appearance="secondary">
          {t('preview.show')}
        </Button>
        <Button type="submit" name="leave" value="yes" appearance="secondary">
          {t('preview.leave')}
        </Button>
      </form>
      <EditLinks />
      {changes === null || changes.length === 0 ? (
        <p>{t(changes === null ? 'preview.unknown' : 'preview.none')}</p>
      ) : (
        <details>
          <summary>{t('preview.changes', { count: changes.length })}</summary>
          <ul>
            {changes.map((change) => (
              <ChangedEntry key={change.id} {...change} />
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

function ChangedEntry({ title, type, path, isNew, fields }: DraftChange) {
  const t = useT('preview');
  return (
    <li>
      <Link to={path}>{title}</Link> ({isNew ? `${type}, ${t('preview.new')}` : type})
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('preview.published')}</th>
            <th scope="col">{t('preview.draft')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, published, draft }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{published || '–'}</td>
              <td>{draft || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}
