import { markNoticesRead, readNotices } from '@dre/core/contract/shop/notices';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { onNotices } from './notices-signal.ts';

export type Notices = ReplyOf<typeof readNotices>;

const everyFiveMinutes = 300_000;

/** The notices of the active company: read at once, when the shop says so, on return to the page, and now and then. */
export function useNotices() {
  const api = useApi();
  const [notices, setNotices] = useState<Notices>();
  const read = useCallback(async () => {
    const reply = await api.call(readNotices, {});
    if (reply.ok) setNotices(reply.value);
  }, [api]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void read();
    };
    look();
    const stop = onNotices(look);
    const timer = setInterval(look, everyFiveMinutes);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
  /** Everything shown is read, on all devices of the person. */
  const markRead = async () => {
    const newest = notices?.items[0]?.at;
    if (newest === undefined || notices?.unread === 0) return;
    const reply = await api.call(markNoticesRead, { body: { until: newest } });
    if (reply.ok) setNotices((before) => before && { ...before, unread: reply.value.unread });
  };
  return { notices, markRead, setNotices };
}
