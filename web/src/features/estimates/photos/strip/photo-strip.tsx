import type { Estimate, Photo } from '@dre/core/domain/estimates/model/estimate';
import { Link } from '@tanstack/react-router';
import CameraIcon from 'lucide-react/icons/camera';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useStoreLater } from '../../../catalogue/illustration/use-store.ts';
import { useActiveCompany } from '../../../session/active-company.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { ArrivingPhotos } from './arriving-photos.tsx';
import { DropCover } from '../page/drop-cover.tsx';
import { FilmStrip } from './film-strip.tsx';
import { PhotoInput } from './photo-input.tsx';
import { lineNumbers, linesOfPhoto } from '../photo-lines.ts';
import { onPhotoRequest } from '../photo-requests.ts';
import styles from './photo-strip.module.css';
import { RefusedFiles } from './refused-files.tsx';
import { homeOfSelected, homeText } from '../photo-home.ts';
import { useDroppedFiles } from '../page/use-dropped-files.ts';
import { usePhotoStore } from '../use-photo-store.ts';

/** The estimate's photos under its picture; those of the visible side come first. */
export function PhotoStrip() {
  const { now, selection } = useBuilder();
  const { estimate, contents } = now;
  const { id: company = '' } = useActiveCompany();
  const store = usePhotoStore();
  const isOpen = now.mayWrite;
  const at = useStoreLater(selection, (value) => value);
  const home = homeOfSelected(at, estimate);
  const take = (files: readonly File[]) =>
    store.take(files, {
      ...home,
      view: null,
      estimate: estimate.id,
      company,
      lastOrder: lastOrder(estimate),
    });
  const isOver = useDroppedFiles(isOpen, take);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onPhotoRequest(() => input.current?.click()), []);
  return (
    <section className={styles['photos']} aria-label="Photos">
      <Frames
        add={
          isOpen && (
            <li className={styles['add']}>
              <PhotoInput
                label={`Add photos, ${homeText(home, estimate, contents)}`}
                onFiles={take}
                isCamera={isHandheld()}
                inputRef={input}
                look={styles['tile']}
              >
                <CameraIcon aria-hidden="true" />
                <span>Add</span>
              </PhotoInput>
            </li>
          )
        }
        arriving={<ArrivingPhotos store={store} estimate={estimate.id} />}
      />
      <div className={styles['refused']}>
        <RefusedFiles store={store} estimate={estimate.id} />
      </div>
      {isOver && <DropCover text={`Drop photos here: ${homeText(home, estimate, contents)}`} />}
    </section>
  );
}

function Frames({ add, arriving }: { readonly add: React.ReactNode; readonly arriving: React.ReactNode }) {
  const { now, selection, pointed } = useBuilder();
  const { estimate } = now;
  const line = useStoreLater(selection, (value) => value.line);
  const side = useStoreLater(selection, (value) => value.side);
  const [picked, setPicked] = useState<string | null>(null);
  const photos = useMemo(() => sideFirst(estimate, side), [estimate, side]);
  const linesOf = useMemo(() => lineNumbers(estimate), [estimate]);
  const selected = photos.find((photo) =>
    line === null ? photo.id === picked : linesOfPhoto(photo).has(line),
  );
  const choose = (photo: Photo) => {
    setPicked(photo.id);
    const [first] = linesOfPhoto(photo);
    const selectedLine = estimate.lines.find(({ id }) => id === first);
    if (selectedLine === undefined) return;
    const { place } = selectedLine;
    selection.set({ ...selection.get(), side: place.side, region: place.region, line: selectedLine.id });
  };
  return (
    <FilmStrip
      label="Photos of this estimate"
      photos={photos}
      linesOf={linesOf}
      selected={selected?.id ?? null}
      onSelect={choose}
      onPoint={(photo) => {
        const [first = null] = photo === null ? [] : linesOfPhoto(photo);
        pointed.set({ ...pointed.get(), line: first });
      }}
      before={
        <>
          {add}
          {arriving}
        </>
      }
      after={<More id={estimate.id} hasPhotos={photos.length > 0} selected={selected?.id ?? null} />}
    />
  );
}

interface MoreProps {
  readonly id: string;
  readonly hasPhotos: boolean;
  readonly selected: string | null;
}

const More = memo(function More({ id, hasPhotos, selected }: MoreProps) {
  return (
    <li className={styles['more']}>
      <Link to="/estimate/$id/photos" params={{ id }} search={{}}>
        {hasPhotos ? 'All photos' : 'Walk-around'}
      </Link>
      {hasPhotos && (
        <Link
          to="/estimate/$id/compare"
          params={{ id }}
          search={selected === null ? {} : { photo: selected }}
        >
          Compare
        </Link>
      )}
    </li>
  );
});

function sideFirst({ photos, lines }: Estimate, side: string): readonly Photo[] {
  const sides = new Map(lines.map(({ id, place }) => [id, place.side]));
  const isHere = (photo: Photo) =>
    photo.place?.side === side || [...linesOfPhoto(photo)].some((line) => sides.get(line) === side);
  return [...photos.filter(isHere), ...photos.filter((photo) => !isHere(photo))];
}

function lastOrder({ photos }: Estimate): string | null {
  return photos.at(-1)?.order ?? null;
}

/** On a phone or tablet, adding a photo means using its camera. */
function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
