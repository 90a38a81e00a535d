import styles from './address-lines.module.css';

export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles['lines']}>
      {[...lines.entries()].map(([position, line]) => (
        <span key={position}>{line}</span>
      ))}
    </address>
  );
}
