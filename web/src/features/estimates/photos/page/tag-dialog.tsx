import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { type Photo, type WalkAroundView, walkAroundViews } from '@dre/core/domain/estimates/model/estimate';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import type { EstimateNow } from '../../open/use-estimate.ts';
import { type PhotoTags, tagChanges } from '../photo-changes.ts';
import { viewNames } from '../photo-text.ts';
import styles from './tag-dialog.module.css';

interface TagDialogProps {
  readonly now: EstimateNow;
  readonly photos: readonly Photo[];
  readonly onClose: () => void;
  readonly onTags: (changes: readonly Change[]) => void;
}

/** Nothing is selected if several photos differ, and unselected values stay as they are. */
const unchanged = 'kept';
const none = 'none';

/** The tags of photos: a zone of the vehicle, lines, a station of the walk-around. */
export function TagDialog({ now, photos, onClose, onTags }: TagDialogProps) {
  const [place, setPlace] = useState(() => common(photos, placeKey));
  const [view, setView] = useState(() => common(photos, (photo) => photo.view ?? none));
  const [before] = useState(() => linesInAll(photos));
  const [lines, setLines] = useState<ReadonlySet<string>>(before);
  const save = () => {
    const tags: PhotoTags = {
      ...(place !== unchanged && { place: placeOf(place) }),
      ...(view !== unchanged && { view: view === none ? null : (view as WalkAroundView) }),
      linesAdded: [...lines].filter((line) => !before.has(line)),
      linesRemoved: [...before].filter((line) => !lines.has(line)),
    };
    onTags(tagChanges(photos, tags));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={photos.length === 1 ? 'What the photo shows' : `What ${photos.length} photos show`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <MultiSelect
          label="Lines"
          placeholder="No line"
          options={now.estimate.lines.map(({ id, number, description }) => ({
            id,
            label: `${number} ${description}`,
          }))}
          value={lines}
          onChange={setLines}
        />
        <Select label="Where" options={locationOptions(now, place)} value={place} onChange={setPlace} />
        <Select label="Walk-around" options={viewOptions(view)} value={view} onChange={setView} />
      </div>
    </Dialog>
  );
}

function common(photos: readonly Photo[], read: (photo: Photo) => string): string {
  const values = new Set(photos.map(read));
  return values.size === 1 ? ([...values][0] ?? unchanged) : unchanged;
}

function linesInAll(photos: readonly Photo[]): ReadonlySet<string> {
  const [first, ...others] = photos;
  return new Set(first?.lines.filter((line) => others.every(({ lines }) => lines.includes(line))));
}

function placeKey({ place }: Photo): string {
  return place === null ? none : `${place.side}/${place.subSide}`;
}

function placeOf(key: string): Photo['place'] {
  if (key === none) return null;
  const [side, ...subSide] = key.split('/');
  return { side: side as NonNullable<Photo['place']>['side'], subSide: subSide.join('/') };
}

const asItIs = { id: unchanged, label: 'As it is' };

function locationOptions({ contents, estimate }: EstimateNow, place: string) {
  const { vehicleType } = estimate.unit;
  const zones = contents.zones.filter(
    ({ vehicleTypes }) => vehicleType === null || vehicleTypes.includes(vehicleType),
  );
  return [
    ...(place === unchanged ? [asItIs] : []),
    { id: none, label: 'The whole unit' },
    ...contents.sides.flatMap(({ code, name }) => [
      { id: `${code}/`, label: name },
      ...zones
        .filter(({ side }) => side === code)
        .map((zone) => ({ id: zoneName(zone.side, zone.subSide), label: `${name}, ${zone.name}` })),
    ]),
  ];
}

function viewOptions(view: string) {
  return [
    ...(view === unchanged ? [asItIs] : []),
    { id: none, label: 'Not part of it' },
    ...walkAroundViews.map((id) => ({ id, label: viewNames[id] })),
  ];
}
