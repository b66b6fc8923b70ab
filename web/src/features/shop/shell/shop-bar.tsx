import { needOf } from '@dre/core/domain/companies/screen-roles';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../session/use-may.ts';
import { LiveMark } from './live-mark.tsx';
import styles from './shop-shell.module.css';

const tabs = [
  { to: '/shop/board', name: 'Board' },
  { to: '/shop/parts', name: 'Parts' },
  { to: '/shop/my-work', name: 'My work' },
  { to: '/shop/performance', name: 'Performance' },
] as const;

/** The tabs of the shop, whether changes of others arrive, and a place for the action of the page. */
export function ShopBar({ actions }: { readonly actions: (element: HTMLElement | null) => void }) {
  const may = useMay();
  const open = tabs.filter(({ to }) => {
    const need = needOf(to);
    return need === undefined || may(need);
  });
  return (
    <div className={styles['bar']}>
      <nav aria-label="Shop" className={styles['tabs']}>
        {open.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
      <LiveMark />
      <div ref={actions} className={styles['actions']} />
    </div>
  );
}
