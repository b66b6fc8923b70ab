import CameraIcon from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { buttonClass } from '../../../../ui/actions/button-class.ts';
import { EstimatePageTop } from '../../page-top/estimate-page-top.tsx';
import { sideOfPhoto, walkAround } from './photo-groups.ts';
import { PhotoInput } from '../strip/photo-input.tsx';
import { linesOfPhoto } from '../photo-lines.ts';
import styles from './photos-page.module.css';
import type { Photos } from '../use-photos.ts';

/** The estimate's heading, its save state, the buttons that add photos, and the filter. */
export function PhotosHead({ photos, isOpen }: { readonly photos: Photos; readonly isOpen: boolean }) {
  const { now, address, go, take } = photos;
  const count = now.estimate.photos.length;
  const stations = walkAround(now.estimate, now.contents);
  const visited = stations.filter((station) => station.photos.length > 0).length;
  return (
    <header className={styles['head']}>
      <EstimatePageTop now={now} title="Photos">
        {isOpen && (
          <div className={styles['adding']}>
            <span className={styles['camera']}>
              <PhotoInput
                label="Take photos"
                isCamera
                look={buttonClass({})}
                onFiles={(files) => take(files)}
              >
                <CameraIcon aria-hidden="true" /> Take photos
              </PhotoInput>
            </span>
            <PhotoInput
              label="Add photos from files"
              look={buttonClass({ variant: 'primary' })}
              onFiles={(files) => take(files)}
            >
              <ImagePlus aria-hidden="true" /> Add photos
            </PhotoInput>
          </div>
        )}
      </EstimatePageTop>
      {count > 0 && (
        <div className={styles['filters']}>
          <SegmentedControl
            label="Show"
            segments={[
              { id: 'photos', label: `Photos ${count}` },
              { id: 'walk', label: `Walk-around ${visited} of ${stations.length}` },
            ]}
            value={address.view === 'walk' ? 'walk' : 'photos'}
            onChange={(view) => go({ view: view === 'walk' ? 'walk' : undefined })}
          />
          {address.view !== 'walk' && (
            <div className={styles['filter']}>
              <Select
                label="Which"
                options={choices(photos)}
                value={address.show ?? 'all'}
                onChange={(show) => go({ show: show === 'all' ? undefined : show })}
              />
            </div>
          )}
        </div>
      )}
    </header>
  );
}

function choices({ now }: Photos) {
  const { estimate, contents } = now;
  const visibleSides = new Set(estimate.photos.map((photo) => sideOfPhoto(photo, estimate)));
  const visibleLines = new Set(estimate.photos.flatMap((photo) => [...linesOfPhoto(photo)]));
  return [
    { id: 'all', label: 'All photos' },
    { id: 'unused', label: 'Not used yet' },
    ...contents.sides
      .filter(({ code }) => visibleSides.has(code))
      .map(({ code, name }) => ({ id: `side:${code}`, label: name })),
    ...estimate.lines
      .filter((line) => visibleLines.has(line.id))
      .map(({ id, number, description }) => ({ id: `line:${id}`, label: `Line ${number}, ${description}` })),
  ];
}
