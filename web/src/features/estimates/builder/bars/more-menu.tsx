import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { showLayer } from '../../../../lib/page/layers.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { commentCount, requestedComments } from '../../comments/comment-state.ts';
import { countText } from '../../comments/comment-text.ts';
import { lifeRequest } from '../../lifecycle/life-requests.ts';
import { ratesRequest } from '../../rates/rates-request.ts';
import { useBuilder } from '../builder-context.ts';
import { undoStepText } from '../undo-text.ts';
import { useUndoRedo } from '../use-undo-redo.ts';

/** The tools that do not fit the estimate's bar on a tablet or a phone. */
export function MoreMenu({ id, draft }: { readonly id: string; readonly draft: string | null }) {
  const { undoLabel, redoLabel, mayWrite } = useBuilder().now;
  const { undo, redo } = useUndoRedo();
  const navigate = useNavigate();
  const actions: Readonly<Record<string, () => void>> = {
    undo,
    redo,
    details: () =>
      void navigate({
        to: '/estimate/$id/new-estimate',
        params: { id },
        search: (before) => ({ ...before, step: 'intake' as const }),
      }),
    photos: () => void navigate({ to: '/estimate/$id/photos', params: { id }, search: {} }),
    compare: () => void navigate({ to: '/estimate/$id/compare', params: { id }, search: {} }),
    comments: () => requestedComments.set(true),
    totals: () => void navigate({ to: '/estimate/$id/totals', params: { id } }),
    rates: () => ratesRequest.set(true),
    history: () => void navigate({ to: '/estimate/$id/history', params: { id }, search: {} }),
    versions: () => void navigate({ to: '/estimate/$id/versions', params: { id }, search: {} }),
    documents: () => void navigate({ to: '/estimate/$id/documents', params: { id } }),
    help: () => showLayer('help'),
    lock: () => lifeRequest.set('lock'),
  };
  return (
    <Menu
      label="More"
      items={[
        { id: 'undo', label: undoStepText('Undo', undoLabel, mayWrite), isDisabled: undoLabel === null },
        { id: 'redo', label: undoStepText('Redo', redoLabel, mayWrite), isDisabled: redoLabel === null },
        'line',
        { id: 'details', label: 'Details' },
        { id: 'photos', label: 'Photos' },
        { id: 'compare', label: 'Compare photos' },
        { id: 'comments', label: countText(commentCount.get()) },
        { id: 'totals', label: 'Totals, explained' },
        { id: 'rates', label: 'Rates, taxes and discount' },
        { id: 'history', label: 'History' },
        { id: 'versions', label: 'Versions' },
        { id: 'documents', label: 'Documents' },
        { id: 'help', label: 'Help for this screen' },
        ...(draft === null ? [] : (['line', { id: 'lock', label: `Lock as ${draft}` }] as const)),
      ]}
      onAction={(action) => actions[action]?.()}
      trigger={<Button variant="ghost" iconOnly aria-label="More" icon={<Ellipsis aria-hidden="true" />} />}
    />
  );
}
