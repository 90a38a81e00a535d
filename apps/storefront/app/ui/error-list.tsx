import styles from './error-list.module.css';
import { Icon } from './icon.tsx';

interface ErrorListProps {
  readonly id: string;
  readonly errors: readonly string[];
}

export function ErrorList({ id, errors }: ErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <ul id={id} className={styles['errors']}>
      {errors.map((error) => (
        <li key={error}>
          <Icon name="warning" sizeInPx={16} />
          {error}
        </li>
      ))}
    </ul>
  );
}
