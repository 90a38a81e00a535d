import type { NewsletterModule } from '@lokke/contract/ports';
import { useParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { OnceForm } from '../../ui/once-form.tsx';
import styles from './newsletter.module.css';

/** Newsletter form, answered by the newsletter page. */
export function Newsletter({ module }: { readonly module: NewsletterModule }) {
  const { title, text, label, button, note, actions } = module;
  const { slug } = useParams();
  const target =
    slug === undefined ? '/newsletter' : `/newsletter?page=${encodeURIComponent(slug)}`;
  return (
    <section className={`page ${styles['newsletter']}`}>
      <div className={styles['words']}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <OnceForm action={target} noValidate className={styles['form']}>
        <div className={styles['line']}>
          <Field name="email" type="email" label={label} autoComplete="email" required />
          <Button type="submit" appearance="secondary">
            {button}
          </Button>
        </div>
        <p className={styles['note']}>
          {note}{' '}
          {actions.map((action) => (
            <Link key={action.href} to={action.href}>
              {action.title}
            </Link>
          ))}
        </p>
      </OnceForm>
    </section>
  );
}
