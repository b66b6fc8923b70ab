import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSessionState } from '../../features/session/session-context.ts';
import { Button } from '../../ui/actions/Button.tsx';
import type { MenuProps } from '../../ui/overlays/overlay-props.ts';
import { LinkMenu } from './link-menu.tsx';
import styles from './navigation.module.css';
import { useCompanySwitch } from './use-company-switch.ts';
import { useSignOut } from '../use-sign-out.ts';
import { initials } from '../../lib/text/initials.ts';

interface UserLink {
  readonly to:
    | '/account/settings'
    | '/account/profile'
    | '/account/company'
    | '/account/shop'
    | '/contact-us';
  readonly name: string;
}

interface UserMenuProps {
  /** The entries above Logout; none in the admin shell. */
  readonly links: readonly UserLink[];
  readonly onKeys?: (() => void) | undefined;
}

export function UserMenu({ links, onKeys }: UserMenuProps) {
  const { userName } = useSessionState();
  const leave = useSignOut();
  const { companies, choose } = useCompanySwitch();
  const shown = links.length > 0 ? companies : [];
  const items: MenuProps['items'] = [
    ...shown.map(({ id, name, isActive }) => ({
      id: `${companyPrefix}${id}`,
      label: name,
      icon: isActive ? <Check aria-label="In use" /> : <span className={styles['unused']} />,
    })),
    ...(shown.length > 0 ? (['line'] as const) : []),
    ...links.map(({ to, name }) => ({ id: to, label: name, href: to })),
    ...(onKeys ? [{ id: 'keys', label: 'Keys and display' }] : []),
    ...(links.length > 0 ? (['line'] as const) : []),
    { id: 'logout', label: 'Logout' },
  ];
  const act = (id: string) => {
    if (id === 'logout') leave();
    else if (id === 'keys') onKeys?.();
    else if (id.startsWith(companyPrefix)) choose(id.slice(companyPrefix.length));
  };
  return (
    <div className={styles['user']}>
      <LinkMenu
        label={userName}
        items={items}
        onAction={act}
        trigger={
          <Button variant="ghost">
            <span className={styles['avatar']} aria-hidden="true">
              {initials(userName)}
            </span>
            <span className={styles['userName']}>{userName}</span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </div>
  );
}

const companyPrefix = 'company ';
