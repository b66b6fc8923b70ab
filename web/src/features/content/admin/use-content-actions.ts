import {
  archiveContent,
  type ContentItem,
  publishContent,
  removeContent,
} from '@dre/core/contract/content/content-admin';
import type { Problem } from '@dre/core/contract/problem';
import {
  type ContentDraft,
  type ContentKind,
  type ContentProblems,
  contentProblems,
} from '@dre/core/domain/content/content-item';
import type { Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import type { ContentDraftStore, Writing } from './content-draft-store.ts';
import { kindLabels } from './kind-labels.ts';

interface ActsOf {
  readonly kind: ContentKind;
  readonly keeper: ContentDraftStore;
  readonly writing: Writing;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

export type ContentActions = ReturnType<typeof useContentActions>;

/** The actions on an item besides editing. */
export function useContentActions(of: ActsOf) {
  const { keeper } = of;
  const running = useRunning();
  const showing = useShowing(of, running);
  const { remove, dialog } = useRemoval(of, running);
  const [turn, setTurn] = useState(0);
  const resolve = async (which: 'theirs' | 'mine') => {
    await keeper.resolve(which);
    if (which === 'theirs') setTurn((count) => count + 1);
  };
  useKeys({ save: () => void keeper.flush(), publish: () => void showing.publish() });
  return {
    ...showing,
    busy: running.busy,
    problem: running.problem,
    /** Changes when somebody else's text is loaded, so that the fields are mounted anew. */
    turn,
    dialog,
    /** A published ad stays: its clicks were counted. */
    mayRemove: of.kind !== 'ad' || of.writing.item.publishedAs === null,
    remove,
    resolve,
    forget: (patch: Partial<ContentDraft>) => {
      running.setProblem(undefined);
      showing.forget(patch);
    },
  };
}

function useRunning() {
  const [busy, setBusy] = useState<'publish' | 'archive' | 'remove'>();
  const [problem, setProblem] = useState<Problem>();
  return { busy, setBusy, problem, setProblem };
}

type Running = ReturnType<typeof useRunning>;

/** Publishing and archiving, which first send unsent changes. */
function useShowing({ kind, keeper, writing, onChanged }: ActsOf, { setBusy, setProblem }: Running) {
  const api = useApi();
  const [errors, setErrors] = useState<ContentProblems>({});
  const params = { kind, id: writing.item.id };
  const act = async (
    name: 'publish' | 'archive',
    call: (revision: number) => Promise<Result<ContentItem, Problem>>,
    success: (item: ContentItem) => string,
  ) => {
    setBusy(name);
    setProblem(undefined);
    const done = (await keeper.flush()) ? await call(keeper.writing.item.revision) : undefined;
    setBusy(undefined);
    if (done === undefined) return;
    if (!done.ok) {
      setProblem(done.refusal);
      return;
    }
    keeper.settle(done.value);
    void showBanner({ message: success(done.value) });
    onChanged();
  };
  const publish = async () => {
    const found = contentProblems(kind, keeper.writing.draft, new Date());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await act(
      'publish',
      (revision) => api.call(publishContent, { params, body: { revision } }),
      ({ state }) => (state === 'scheduled' ? 'It is scheduled.' : 'It is published.'),
    );
  };
  const archive = () =>
    act(
      'archive',
      (revision) => api.call(archiveContent, { params, body: { revision } }),
      () => 'It is archived, and shown no longer.',
    );
  const forget = (patch: Partial<ContentDraft>) => {
    const rest = Object.entries(errors).filter(([name]) => !(name in patch));
    if (rest.length < Object.keys(errors).length) setErrors(Object.fromEntries(rest));
  };
  return { errors, publish, archive, forget };
}

/** Deleting, after a confirmation. */
function useRemoval(
  { kind, keeper, writing, onChanged, onRemoved }: ActsOf,
  { setBusy, setProblem }: Running,
) {
  const api = useApi();
  const { confirm, dialog } = useConfirm();
  const remove = async () => {
    const title = keeper.writing.draft.title.trim() || 'Untitled';
    const isSure = await confirm({
      heading: `Delete this ${kindLabels[kind].one}?`,
      message: `“${title}” is removed for good, from the dashboards too.`,
      cancel: true,
      destructive: true,
    });
    if (!isSure) return;
    setBusy('remove');
    setProblem(undefined);
    await keeper.flush();
    const removed = await api.call(removeContent, { params: { kind, id: writing.item.id } });
    setBusy(undefined);
    if (!removed.ok) {
      setProblem(removed.refusal);
      return;
    }
    keeper.stop();
    void showBanner({ message: 'It is deleted.' });
    onRemoved();
    onChanged();
  };
  return { remove, dialog };
}

/** Ctrl S saves, Ctrl Enter publishes: also inside the text, where it would begin a line. */
function useKeys({ save, publish }: { readonly save: () => void; readonly publish: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key !== 's' && event.key !== 'Enter') return;
    // An open dialog handles its own keys.
    if (event.target instanceof Element && event.target.closest('[role$="dialog"]')) return;
    event.preventDefault();
    event.stopPropagation();
    (event.key === 's' ? save : publish)();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    document.addEventListener('keydown', (event) => onKey(event), options);
    return () => leaving.abort();
  }, []);
}
