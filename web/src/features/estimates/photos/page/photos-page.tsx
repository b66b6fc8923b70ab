import { useParams } from '@tanstack/react-router';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { WatchEstimateInTime } from '../../guide/watch-in-time.ts';
import type { OpenedEstimate } from '../../open/open-estimate.ts';
import { EstimateProblem } from '../../open/estimate-problem.tsx';
import { useEstimate, useEstimateNow } from '../../open/use-estimate.ts';
import { ArrivingPhotos } from '../strip/arriving-photos.tsx';
import { DropCover } from './drop-cover.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoSelection } from './photo-selection.tsx';
import { PhotoViewer } from '../viewer/photo-viewer.tsx';
import { PhotosHead } from './photos-head.tsx';
import styles from './photos-page.module.css';
import { RefusedFiles } from '../strip/refused-files.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { usePhotos } from '../use-photos.ts';
import { WalkAround } from './walk-around.tsx';

/** All photos of one estimate: uploaded, tagged, put in order. */
export function PhotosPage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/photos' });
  const state = useEstimate(id);
  if (state.kind === 'loading') return <Opening />;
  if (state.kind === 'open') return <OpenPhotos opened={state} />;
  return <EstimateProblem title="These photos cannot be shown" {...state} />;
}

function OpenPhotos({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const photos = usePhotos(now);
  const { estimate } = now;
  const isOpen = now.mayWrite;
  const isOver = useDroppedFiles(isOpen, (files) => photos.take(files));
  const isWalk = photos.address.view === 'walk' || estimate.photos.length === 0;
  const large = photos.photos.find(({ id }) => id === photos.address.photo);
  return (
    <div className={styles['page']}>
      <WatchEstimateInTime estimate={estimate} />
      <PhotosHead photos={photos} isOpen={isOpen} />
      <RefusedFiles store={photos.photoStore} estimate={estimate.id} />
      <ul className={styles['arriving']} aria-label="Photos being taken in">
        <ArrivingPhotos store={photos.photoStore} estimate={estimate.id} />
      </ul>
      {isWalk && <WalkAround photos={photos} isOpen={isOpen} />}
      {!isWalk && isOpen && photos.selection.photos.length > 0 && <PhotoSelection photos={photos} />}
      {!isWalk && <PhotoGrid photos={photos} isOpen={isOpen} />}
      {large && <PhotoViewer photos={photos} photo={large} isOpen={isOpen} />}
      {isOver && <DropCover text="Drop photos here" />}
    </div>
  );
}

function Opening() {
  return (
    <Loading
      isLoading
      label="Opening the photos"
      skeleton={
        <div className={styles['page']}>
          <Skeleton width={40} />
          <Skeleton shape="block" />
        </div>
      }
    />
  );
}
