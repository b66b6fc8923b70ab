import BellIcon from 'lucide-react/icons/bell';
import { createElement, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useHasShop } from '../../session/use-has-shop.ts';
import { useMay } from '../../session/use-may.ts';
import styles from './bell.module.css';

const drawer = onDemand(async () => (await import('./notices-drawer.tsx')).NoticesDrawer);

/** The page's own scripts load first. */
const untilPrepared = 1_500;

/** Only where there is a shop; technicians hear of their work on My work. */
export function Bell() {
  const { id: company } = useActiveCompany();
  const hasShop = useHasShop();
  const may = useMay();
  return hasShop && may('manage-repair-orders') ? <CompanyBell key={company} /> : null;
}

function CompanyBell() {
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const NoticesDrawer = useOnDemand(drawer, isOpen);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => (callOff = whenIdle(drawer.prepare)), untilPrepared);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, []);
  return (
    <span className={styles['bell']}>
      <Button
        variant="ghost"
        iconOnly
        icon={<BellIcon />}
        aria-label={unread === 0 ? 'Notices' : `Notices, ${String(unread)} new`}
        onPress={() => setOpen(true)}
      />
      {unread > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {NoticesDrawer &&
        createElement(NoticesDrawer, { isOpen, onClose: () => setOpen(false), onCount: setUnread })}
    </span>
  );
}
