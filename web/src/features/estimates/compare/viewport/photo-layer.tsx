import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { after, type PlaneMap, scaled, stretchAt } from '@dre/core/domain/estimates/photos/plane-map';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { type PhotoSource, type PictureSize, usePicture } from '../../photos/photo-pictures.ts';
import styles from './compare-viewport.module.css';
import { useAlignedPhoto } from '../align/use-aligned-photo.ts';
import type { PhotoControl } from './view-control.ts';

/** `broken`: the address exists, but its picture cannot be displayed now. */
export type PhotoLayerState = PhotoSource['state'] | 'broken';

interface VisiblePicture {
  readonly url: string;
  readonly size: PictureSize;
}

/** Pixels of a picture's longer edge. */
const longest: Readonly<Record<PictureSize, number>> = { small: 320, medium: 1_600, full: Infinity };

/** A photo on the ground: the small one at once, then a sharper one, and the full one at a close zoom. */
export function PhotoLayer({
  photo,
  control,
  map,
  onState,
}: {
  readonly photo: Photo;
  readonly control: PhotoControl;
  readonly map: PlaneMap;
  readonly onState: (state: PhotoLayerState) => void;
}) {
  const { sharpest, state } = useSharpest(photo, useIsClose(photo, control, map));
  const [broken, setBroken] = useState<string>();
  const isBroken = sharpest !== null && broken === sharpest.url;
  useEffect(() => onState(isBroken ? 'broken' : state), [onState, isBroken, state]);
  const size = sharpest?.size ?? 'small';
  const share = Math.min(1, longest[size] / Math.max(photo.width, photo.height));
  const transform = useMemo(() => after(map, scaled(1 / share)), [map, share]);
  const ref = useRef<HTMLImageElement>(null);
  useAlignedPhoto(ref, control, transform);
  return (
    <img
      ref={ref}
      className={styles['photo']}
      src={sharpest?.url}
      hidden={sharpest === null || isBroken}
      onError={() => setBroken(sharpest?.url)}
      alt={photo.caption === '' ? 'Photo of the damage' : photo.caption}
      draggable={false}
      width={Math.round(photo.width * share)}
      height={Math.round(photo.height * share)}
    />
  );
}

/** True if the picture of 1,600 pixels would be enlarged. */
function useIsClose(photo: Photo, { view }: PhotoControl, map: PlaneMap): boolean {
  const middle = { x: photo.width / 2, y: photo.height / 2 };
  const inchesPerPixel = stretchAt(map, middle) ?? 1;
  const share = longest.medium / Math.max(photo.width, photo.height);
  return useStore(view, ({ zoom }) => zoom * inchesPerPixel * window.devicePixelRatio > share);
}

function useSharpest(
  photo: Photo,
  isClose: boolean,
): { sharpest: VisiblePicture | null; state: PhotoSource['state'] } {
  const small = usePicture(photo, 'small');
  const medium = usePicture(photo, 'medium');
  const full = usePicture(isClose ? photo : undefined, 'full');
  const [ready, setReady] = useState<{ readonly file: string; readonly picture: VisiblePicture } | null>(
    null,
  );
  const size: PictureSize = full.url === undefined ? 'medium' : 'full';
  const url = full.url ?? medium.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    let isUnmounted = false;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => isUnmounted || setReady({ file: photo.file, picture: { url, size } }),
      // If the sharper picture cannot be loaded, the present one stays.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [url, size, photo.file]);
  const { state } = small;
  if (ready?.file === photo.file) return { sharpest: ready.picture, state };
  return { sharpest: small.url === undefined ? null : { url: small.url, size: 'small' }, state };
}
