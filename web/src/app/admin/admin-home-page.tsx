import { countInbox } from '@dre/core/contract/enquiries/enquiry-inbox';
import { Link } from '@tanstack/react-router';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './admin-home-page.module.css';
import { AdminInbox } from './admin-inbox.tsx';
import { adminMenus } from './admin-links.ts';
import { ProductStateCards } from './product-state.tsx';

const accounts = {
  name: 'Trials and accounts',
  links: [
    { to: '/admin/orders', name: 'Orders' },
    { to: '/admin/messages', name: 'Messages' },
    { to: '/admin/companies', name: 'Companies' },
    { to: '/admin/users', name: 'Users' },
  ],
} as const;

const book = {
  name: 'The book',
  links: [{ to: '/admin/editions', name: 'Editions' }],
} as const;

/** Inboxes, the state of the installation, and every admin page in one place. */
export function AdminHomePage() {
  const { data: inbox } = useQuery(countInbox, {});
  const waiting: Partial<Record<string, string>> = {
    ...(inbox && inbox.waitingOrders > 0 && { '/admin/orders': `${String(inbox.waitingOrders)} waiting` }),
    ...(inbox && inbox.openMessages > 0 && { '/admin/messages': `${String(inbox.openMessages)} open` }),
  };
  return (
    <>
      <h1 className={styles['heading']}>Admin Home</h1>
      <AdminInbox />
      <ProductStateCards />
      <div className={styles['groups']}>
        {[accounts, book, ...adminMenus].map(({ name, links }) => (
          <Card key={name} as="section" padding="none" heading={<h2>{name}</h2>} aria-label={name}>
            <ul className={styles['links']}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>
                    {link.name}
                    {waiting[link.to] !== undefined && <Badge tone="amber">{waiting[link.to]}</Badge>}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
