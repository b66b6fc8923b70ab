import type { Photo, WalkAroundView } from '@dre/core/domain/estimates/model/estimate';
import CameraIcon from 'lucide-react/icons/camera';
import { walkAround } from './photo-groups.ts';
import { PhotoInput } from '../strip/photo-input.tsx';
import { PhotoThumb } from '../strip/photo-thumb.tsx';
import { viewNames } from '../photo-text.ts';
import type { Photos } from '../use-photos.ts';
import styles from './walk-around.module.css';

/** The photos that show a unit as it came in: those taken, and a camera button for each missing one. */
export function WalkAround({ photos, isOpen }: { readonly photos: Photos; readonly isOpen: boolean }) {
  const stations = walkAround(photos.now.estimate, photos.now.contents);
  const missing = stations.filter((station) => station.photos.length === 0).length;
  return (
    <section className={styles['walk']} aria-labelledby="walk-around">
      <h2 id="walk-around">
        {missing === stations.length ? `Take the ${missing} walk-around photos` : 'Walk-around'}
      </h2>
      <p className={styles['missing']}>{missingText(missing, stations)}</p>
      <ul className={styles['stations']}>
        {stations.map(({ view, photos: taken }) => (
          <li key={view}>
            <Station photos={photos} view={view} taken={taken} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StationProps {
  readonly photos: Photos;
  readonly view: WalkAroundView;
  readonly taken: readonly Photo[];
  readonly isOpen: boolean;
}

function Station({ photos, view, taken, isOpen }: StationProps) {
  const [first] = taken;
  const name = viewNames[view];
  return (
    <>
      {first === undefined ? (
        <Missing photos={photos} view={view} isOpen={isOpen} />
      ) : (
        <button
          type="button"
          className={styles['taken']}
          aria-label={`Show ${name}`}
          onClick={() => photos.go({ photo: first.id })}
        >
          <PhotoThumb photo={first} numbers={photos.linesOf(first)} />
        </button>
      )}
      <span className={styles['name']}>
        {name}
        {taken.length > 1 && <span>{` ${taken.length} photos`}</span>}
        {first === undefined && <span>{' missing'}</span>}
      </span>
    </>
  );
}

function Missing({ photos, view, isOpen }: Omit<StationProps, 'taken'>) {
  if (!isOpen) return <span className={styles['blank']} />;
  return (
    <PhotoInput
      label={`Take the photo: ${viewNames[view]}`}
      isCamera
      look={styles['blank']}
      onFiles={(files) => photos.take(files, view)}
    >
      <CameraIcon aria-hidden="true" />
    </PhotoInput>
  );
}

function missingText(missing: number, stations: readonly { readonly view: WalkAroundView }[]): string {
  if (missing === 0) return `All ${stations.length} are there.`;
  if (missing === stations.length) {
    const odometer = stations.some(({ view }) => view === 'odometer') ? ', odometer' : '';
    return `Four corners, roof, VIN plate${odometer} and the damage: the unit as it came.`;
  }
  return missing === 1 ? 'One is missing.' : `${missing} are missing.`;
}
