import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';

export type AlertTone = 'error' | 'warning' | 'notice' | 'success';

export interface AlertProps {
  readonly tone: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: ReactNode;
  readonly id?: string;
  /** `alert` interrupts, `status` waits. Leave it out when the box stands inside a live region of the page. */
  readonly role?: 'alert' | 'status';
}

const icons: Record<AlertTone, ReactNode> = {
  error: <CircleAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  notice: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
};

/** The red box of the login screen, and its calmer variants. */
export function Alert({ tone, title, children, actions, icon = icons[tone], id, role }: AlertProps) {
  return (
    <div id={id} role={role} className={`${styles['alert']} ${styles[tone]}`}>
      {icon}
      <div className={styles['body']}>
        {title !== undefined && <div className={styles['title']}>{title}</div>}
        {title === undefined ? children : <div className={styles['detail']}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
