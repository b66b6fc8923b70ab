import type { ContentItem } from '@dre/core/contract/content/content-admin';
import type { ContentKind } from '@dre/core/domain/content/content-item';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { ContentDraftStore, type Writing } from './content-draft-store.ts';

/** One item being written, for as long as its editor is open. */
export function useWriting(kind: ContentKind, item: ContentItem) {
  const api = useApi();
  const [{ keeper, follow }] = useState(() => {
    let onChange: (writing: Writing) => void = () => undefined;
    const made = new ContentDraftStore(
      { api, kind, memory: sessionStorage, onChange: (writing) => onChange(writing) },
      item,
    );
    const followBy = (listener: typeof onChange) => {
      onChange = listener;
    };
    return { keeper: made, follow: followBy };
  });
  const [writing, setWriting] = useState(keeper.writing);
  useEffect(() => {
    follow(setWriting);
    const onHide = () => void (document.visibilityState === 'hidden' && keeper.flush());
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      follow(() => undefined);
      keeper.end();
    };
  }, [keeper, follow]);
  return { keeper, writing };
}
