import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useActiveCompany } from '../features/companies/active-company.ts';
import { useSessionState } from '../features/session/session-context.ts';
import { Button } from '../ui/Button.tsx';
import { Menu, type MenuProps } from '../ui/Menu.tsx';
import styles from './navigation.module.css';
import { useLeaving } from './use-leaving.ts';

interface UserLink {
  readonly to: '/account/settings' | '/account/profile' | '/account/company' | '/contact-us';
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
  const active = useActiveCompany();
  const items: MenuProps['items'] = [
    ...switcher(active, links.length > 0),
    ...links.map(({ to, name }) => ({ id: to, label: name })),
    ...(links.length > 0 ? (['line'] as const) : []),
    { id: 'logout', label: 'Logout' },
  ];
  const choose = (id: string) => {
    const link = links.find(({ to }) => to === id);
    if (link) void navigate({ to: link.to });
    else if (id.startsWith(companyPrefix)) active.choose(id.slice(companyPrefix.length));
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

const companyPrefix = 'company ';

/** For somebody of several companies: the one this tab acts for, and the others to choose from. */
function switcher(
  { companies, id }: ReturnType<typeof useActiveCompany>,
  isShown: boolean,
): MenuProps['items'] {
  const own = companies();
  if (!isShown || own.length < 2) return [];
  return [
    ...own.map((company) => ({
      id: `${companyPrefix}${company.id}`,
      label: company.name,
      ...(company.id === id && { icon: <Check aria-label="In use" /> }),
    })),
    'line',
  ];
}

function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  return ([...first][0] ?? '') + ([...(rest.at(-1) ?? '')][0] ?? '');
}
