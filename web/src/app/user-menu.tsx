import { useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSessionState } from '../features/session/session-context.ts';
import { Button } from '../ui/Button.tsx';
import { Menu, type MenuProps } from '../ui/Menu.tsx';
import styles from './navigation.module.css';
import { useLeaving } from './use-leaving.ts';

interface UserLink {
  readonly to: '/account/settings' | '/contact-us';
  readonly name: string;
}

interface UserMenuProps {
  /** What stands above Logout; in the admin shell, nothing. */
  readonly links: readonly UserLink[];
}

export function UserMenu({ links }: UserMenuProps) {
  const { userName } = useSessionState();
  const navigate = useNavigate();
  const leave = useLeaving();
  const items: MenuProps['items'] = [
    ...links.map(({ to, name }) => ({ id: to, label: name })),
    ...(links.length > 0 ? (['line'] as const) : []),
    { id: 'logout', label: 'Logout' },
  ];
  const choose = (id: string) => {
    const link = links.find(({ to }) => to === id);
    if (link) void navigate({ to: link.to });
    else leave();
  };
  return (
    <div className={styles['user']}>
      <Menu
        label={userName}
        items={items}
        onAction={choose}
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

function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  return ([...first][0] ?? '') + ([...(rest.at(-1) ?? '')][0] ?? '');
}
