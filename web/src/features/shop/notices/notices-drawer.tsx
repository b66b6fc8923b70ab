import { useEffect, useEffectEvent } from 'react';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { MailedKinds } from './mailed-kinds.tsx';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';

export interface NoticesDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the number of unread notices whenever it changes. */
  readonly onCount: (unread: number) => void;
}

/** Notices of the shop. Opening them reads them, here and on every other device. */
export function NoticesDrawer({ isOpen, onClose, onCount }: NoticesDrawerProps) {
  const { notices, markRead, setNotices } = useNotices();
  const unread = notices?.unread ?? 0;
  const count = useEffectEvent(onCount);
  useEffect(() => count(unread), [unread]);
  const readAll = useEffectEvent(() => void markRead());
  useEffect(() => {
    if (isOpen && unread > 0) readAll();
  }, [isOpen, unread]);
  const close = () => {
    onClose();
    // They were new while they were shown; from now on they are not.
    setNotices(
      (before) => before && { ...before, items: before.items.map((one) => ({ ...one, isRead: true })) },
    );
  };
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Notices">
      {notices !== undefined && (
        <>
          <NoticeList items={notices.items} onFollow={close} />
          <MailedKinds
            mailed={notices.mailed}
            onChanged={(mailed) => setNotices((before) => before && { ...before, mailed })}
          />
        </>
      )}
    </Drawer>
  );
}
