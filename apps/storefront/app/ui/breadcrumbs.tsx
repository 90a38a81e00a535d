import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

interface Crumb {
  readonly title: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly trail: readonly Crumb[];
  readonly current: string;
}

export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles['breadcrumbs']}>
      <ol>
        {trail.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
