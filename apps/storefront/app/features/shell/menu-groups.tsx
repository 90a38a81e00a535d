import type { MenuItem, SiteImage } from '@lokke/contract/ports';
import { useId } from 'react';
import { useProductLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { Link } from '../../ui/link.tsx';
import { contentPicture, Picture } from '../../ui/picture.tsx';
import styles from './menu-groups.module.css';

interface MenuGroupsProps {
  readonly item: MenuItem;
  readonly onChosen: () => void;
}

/** Shows a menu item's contents: tiles of ranges, or links in groups with a picture. */
export function MenuGroups({ item: { items, picture }, onChosen }: MenuGroupsProps) {
  const single = items.filter(({ items: below }) => below.length === 0);
  const groups = items.filter(({ items: below }) => below.length > 0);
  if (groups.length === 0 && picture === undefined)
    return <RangeTiles items={items} onChosen={onChosen} />;
  return (
    <div className={styles['groups']}>
      {single.length > 0 && <LinkList items={single} onChosen={onChosen} />}
      {groups.map((group) => (
        <Group key={group.title} group={group} onChosen={onChosen} />
      ))}
      {picture !== undefined && <MenuPicture picture={picture} />}
    </div>
  );
}

function Group({
  group: { title, path, items },
  onChosen,
}: {
  readonly group: MenuItem;
  readonly onChosen: () => void;
}) {
  const id = useId();
  return (
    <div>
      <p id={id}>
        {path === '' ? (
          title
        ) : (
          <Link to={path} onClick={onChosen}>
            {title}
          </Link>
        )}
      </p>
      <LinkList items={items} labelledBy={id} onChosen={onChosen} />
    </div>
  );
}

interface LinkListProps {
  readonly items: readonly MenuItem[];
  readonly labelledBy?: string;
  readonly onChosen: () => void;
}

function LinkList({ items, labelledBy, onChosen }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map(({ title, path }) => (
        <li key={path}>
          <Link to={path} onClick={onChosen}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RangeTiles({ items, onChosen }: Omit<LinkListProps, 'labelledBy'>) {
  const labels = useProductLabels();
  return (
    <ul className={styles['tiles']}>
      {items.map(({ title, path }) => {
        const range = rangeOfPath(path);
        const subject = range === null ? null : labels.rangeSubject(range);
        return (
          <li key={path} data-range={range ?? undefined}>
            <Link to={path} onClick={onChosen}>
              <strong>{title}</strong>
              {subject !== null && <span>{subject}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

// The panel's column and the drawer are as wide; not loaded before they open.
const SIZES = '420px';

function MenuPicture({ picture: { url, width, height } }: { readonly picture: SiteImage }) {
  return (
    <div className={styles['picture']}>
      <Picture
        source={{ ...contentPicture(url), widths: [480, 640, 960] }}
        alt=""
        width={width}
        height={height}
        sizes={SIZES}
      />
    </div>
  );
}

/** Range of a path, or null: `/range/rain` → `rain`. */
export function rangeOfPath(path: string): string | null {
  return /^\/range\/([^/?#]+)$/.exec(path)?.[1] ?? null;
}
