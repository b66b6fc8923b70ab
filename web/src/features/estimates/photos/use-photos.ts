import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Photo, WalkAroundView } from '@dre/core/domain/estimates/model/estimate';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { moveChange, removeChanges, restoreChanges } from './photo-changes.ts';
import { readPhotoFilter, type PhotoFilter, filteredPhotos } from './page/photo-groups.ts';
import { lineNumbers } from './photo-lines.ts';
import type { PhotosAddress } from './page/photos-address.ts';
import { usePhotoStore } from './use-photo-store.ts';

export type Photos = ReturnType<typeof usePhotos>;

/** The state and the actions of the photos page. */
export function usePhotos(now: EstimateNow) {
  const { estimate, store } = now;
  const photoStore = usePhotoStore();
  useUndoKeys(now);
  const address = useSearch({ from: '/app-shell/estimate/$id/photos' });
  const navigate = useNavigate({ from: '/estimate/$id/photos' });
  const { id: company = '' } = useActiveCompany();
  const filter = useMemo(() => readPhotoFilter(address.show), [address.show]);
  const photos = useMemo(() => filteredPhotos(estimate, filter), [estimate, filter]);
  const linesOf = useMemo(() => lineNumbers(estimate), [estimate]);
  const selection = useSelection(photos);
  const go = (changes: { readonly [Key in keyof PhotosAddress]?: PhotosAddress[Key] | undefined }) =>
    void navigate({
      search: (before) => cleared({ ...before, ...changes }),
      replace: true,
    });
  const applyChanges = useCallback(
    (label: string, changes: readonly Change[]) => {
      if (changes.length === 0) return true;
      const done = store.write(label, changes);
      if (!done.ok) void showBanner({ message: refusalMessage(done.refusal), tone: 'error' });
      return done.ok;
    },
    [store],
  );
  const take = (files: readonly File[], view: WalkAroundView | null = null) =>
    photoStore.take(files, {
      ...homeOfFilter(filter),
      view,
      estimate: estimate.id,
      company,
      lastOrder: estimate.photos.at(-1)?.order ?? null,
    });
  const remove = (removed: readonly Photo[]) => {
    const message = removed.length === 1 ? 'Deleted a photo.' : `Deleted ${removed.length} photos.`;
    if (!applyChanges(message, removeChanges(removed))) return;
    selection.clear();
    const onPress = () => void applyChanges('Photos brought back', restoreChanges(removed));
    void showBanner({ message, durationMs: 10_000, action: { label: 'Undo', onPress } });
  };
  const move = (id: string, among: readonly Photo[], to: number) =>
    applyChanges('Photo moved', moveChange(among, id, to));
  const compare = ({ id }: Photo) =>
    void navigate({ to: '/estimate/$id/compare', params: { id: estimate.id }, search: { photo: id } });
  return {
    now,
    compare,
    photoStore,
    address,
    shown: filter,
    photos,
    linesOf,
    selection,
    go,
    applyChanges,
    take,
    remove,
    move,
  };
}

function homeOfFilter(filter: PhotoFilter): Pick<Photo, 'place' | 'lines'> {
  if (filter.kind === 'line') return { place: null, lines: [filter.line] };
  return { place: filter.kind === 'side' ? { side: filter.side, subSide: '' } : null, lines: [] };
}

/** Drops undefined parameters, to keep the address short. */
function cleared(address: Readonly<Record<string, string | undefined>>): PhotosAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
}

/** Photos selected for a common action; hidden ones are never part of it. */
function useSelection(photos: readonly Photo[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    photos: photos.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    all: () => setIds(new Set(photos.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

/** Ctrl Z and Ctrl Shift Z anywhere but in a text field. */
function useUndoKeys({ store }: EstimateNow): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      const done = key === 'y' || event.shiftKey ? store.redo() : store.undo();
      if (!done.ok) void showBanner({ message: refusalMessage(done.refusal), tone: 'error' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
}
