import { Link } from '@tanstack/react-router';
import { Card } from '../ui/Card.tsx';
import styles from './admin-home-page.module.css';
import { adminMenus } from './admin-links.ts';

const accounts = {
  name: 'Trials and accounts',
  links: [
    { to: '/admin/orders', name: 'Orders' },
    { to: '/admin/messages', name: 'Messages' },
    { to: '/admin/companies', name: 'Companies' },
    { to: '/admin/users', name: 'Users' },
  ],
} as const;

/** Every admin page in one place. Counts and the state of the catalogue join them with their own features. */
export function AdminHomePage() {
  return (
    <>
      <h1 className={styles['heading']}>Admin Home</h1>
      <div className={styles['groups']}>
        {[accounts, ...adminMenus].map(({ name, links }) => (
          <Card key={name} as="section" padding="none" heading={<h2>{name}</h2>} aria-label={name}>
            <ul className={styles['links']}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.name}</Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
