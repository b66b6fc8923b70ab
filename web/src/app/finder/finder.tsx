import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useMay } from '../../features/session/use-may.ts';
import { isCommandKey } from '../../lib/commands.ts';
import { prepareAll } from '../../ui/primitives/on-demand.ts';
import { onLayerChange, openLayer, showLayer } from '../../lib/page/layers.ts';

const loadOverlay = () => {
  void import('../../ui/overlays/DialogPanel.tsx');
  return import('./overlay.tsx');
};
const Overlay = lazy(async () => ({ default: (await loadOverlay()).Overlay }));

/** By then the page is rendered, so the fetch delays nothing on it. */
const untilPrepared = 10_000;

/** Ctrl K, N, ? and F1 on every signed-in screen. */
export function Finder() {
  const layer = useSyncExternalStore(onLayerChange, openLayer, () => null);
  const navigate = useNavigate();
  const mayWrite = useMay()('edit-estimates');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event)) return;
      if (event.key === '?') showLayer('keys');
      else if (event.key === 'n' && mayWrite)
        void navigate({ to: '/estimate/$id/new-estimate', params: { id: '0' }, search: { damage: 'front' } });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, mayWrite]);
  useEffect(() => {
    // In the capture phase, before the focused field, which stops its own keys.
    window.addEventListener('keydown', pressAnywhere, { capture: true });
    return () => window.removeEventListener('keydown', pressAnywhere, { capture: true });
  }, []);
  useEffect(() => () => showLayer(null), []);
  useEffect(() => {
    const timer = setTimeout(prepareAll, untilPrepared);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{layer && <Overlay layer={layer} />}</Suspense>;
}

/** Ctrl K and F1, which also work inside fields. */
function pressAnywhere(event: KeyboardEvent): void {
  // K follows in a moment: fetched now, the field is there for the next keys.
  if (event.key === 'Control' || event.key === 'Meta') void loadOverlay();
  const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
  if (!isFind && event.key !== 'F1') return;
  showLayer(isFind ? 'finder' : 'help');
  event.preventDefault();
}
