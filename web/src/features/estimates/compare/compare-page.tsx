import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import Images from 'lucide-react/icons/images';
import { memo, useDeferredValue } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BuilderProvider, BuilderToolsProvider } from '../builder/builder-context.ts';
import { useBuilderState } from '../builder/use-builder-state.ts';
import { useUndoKeys } from '../builder/use-undo-redo.ts';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import { EstimateProblem } from '../open/estimate-problem.tsx';
import { type EstimateNow, useEstimate, useEstimateNow } from '../open/use-estimate.ts';
import { EstimatePageTop } from '../page-top/estimate-page-top.tsx';
import type { CompareAddress } from './compare-address.ts';
import { CompareBar } from './compare-bar.tsx';
import { RequestedAddressProvider, CompareStateProvider } from './compare-context.ts';
import { CompareFilm } from './compare-film.tsx';
import styles from './compare.module.css';
import { Panes } from './viewport/panes.tsx';
import { PhotoAside } from './photo-aside.tsx';
import { useCompareKeys } from './use-compare-keys.ts';
import { useNewCompareState } from './use-compare-state.ts';

/** Compares photos of the damage with the illustration. */
export function ComparePage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/compare' });
  const state = useEstimate(id);
  if (state.kind === 'loading') {
    return (
      <Loading
        isLoading
        label="Opening the photos"
        skeleton={
          <div className={styles['page']} data-full-screen="">
            <Skeleton shape="block" />
          </div>
        }
      />
    );
  }
  if (state.kind === 'open') return <OpenCompare opened={state} />;
  return <EstimateProblem title="These photos cannot be shown" {...state} />;
}

function OpenCompare({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const { builder, tools, announcement } = useBuilderState(now);
  return (
    <BuilderToolsProvider value={tools}>
      <BuilderProvider value={builder}>
        <UndoRedoKeys />
        <div className={styles['page']} data-full-screen="">
          {now.estimate.photos.length === 0 ? <NoPhotos now={now} /> : <Compared />}
          <output className={styles['spoken']}>{announcement}</output>
        </div>
      </BuilderProvider>
    </BuilderToolsProvider>
  );
}

/** The film and the buttons respond at once; the photo and its drawing, which render slowly, are deferred. */
function Compared() {
  const requested = useSearch({ from: '/app-shell/estimate/$id/compare' });
  const address = useDeferredValue(requested);
  return (
    <RequestedAddressProvider value={requested}>
      <CompareAt address={address} />
    </RequestedAddressProvider>
  );
}

const CompareAt = memo(function CompareAt({ address }: { readonly address: CompareAddress }) {
  const navigate = useNavigate({ from: '/estimate/$id/compare' });
  const state = useNewCompareState(address, (search) => void navigate({ search, replace: true }));
  return (
    <CompareStateProvider value={state}>
      <Keys />
      <CompareBar />
      <div className={styles['grid']} data-mode={state.mode}>
        <Panes />
        <PhotoAside />
        <CompareFilm />
      </div>
    </CompareStateProvider>
  );
});

function NoPhotos({ now }: { readonly now: EstimateNow }) {
  const { id } = now.estimate;
  return (
    <>
      <header className={styles['emptyTop']}>
        <EstimatePageTop now={now} title="Compare photos" />
      </header>
      <EmptyState
        title="No photos to compare yet"
        icon={<Images aria-hidden="true" />}
        actions={
          <LinkButton
            variant="primary"
            render={(look) => <Link to="/estimate/$id/photos" params={{ id }} {...look} />}
          >
            Add photos
          </LinkButton>
        }
      >
        Photos of this vehicle are held against its illustration here.
      </EmptyState>
    </>
  );
}

const UndoRedoKeys = memo(function UndoRedoKeys() {
  useUndoKeys();
  return null;
});

function Keys() {
  useCompareKeys();
  return null;
}
