import { product } from '@dre/core/domain/product';
import { useConfiguration } from '../../../lib/configuration.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import styles from './status-bar.module.css';

const keys = [
  [['↑', '↓'], 'line'],
  [['Tab'], 'next cell'],
  [['Enter'], 'edit'],
  [['/'], 'add line'],
  [['Alt', '1–7'], 'side'],
  [['Ctrl', 'Z'], 'undo'],
  [['?'], 'all keys'],
] as const;

/** The keys of the builder, and what the footer says everywhere. */
export function StatusBar() {
  const { year } = useConfiguration();
  return (
    <footer className={styles['bar']}>
      <ul className={styles['keys']} aria-label="Keys">
        {keys.map(([names, does]) => (
          <li key={does}>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
      <p className={styles['product']}>
        <span>{`Copyright © ${year} ${product.publisher}`}</span>
        <span>{`Version ${product.version}`}</span>
      </p>
    </footer>
  );
}
