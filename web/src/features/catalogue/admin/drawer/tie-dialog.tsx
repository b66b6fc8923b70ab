import { sides, type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { readingOrder } from '@dre/illustrations/kit/scene/reading-order';
import type { PlateId } from '@dre/illustrations/plates';
import { regionZones } from '@dre/illustrations/zones/zone-of';
import { useMemo, useState } from 'react';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import type { BookView } from '../../book-page/book-address.ts';
import { firstView, plateName, platesOf, viewsOf } from '../../book-page/book-plates.ts';
import { viewNames } from '../../book-page/side-tabs.tsx';
import { usePicture } from '../../book-page/use-picture.ts';
import { Illustration } from '../../illustration/illustration.tsx';
import type { DrawnPlate } from '../../illustration/drawing/drawn-picture.ts';
import { pictureZones } from '../../illustration/picture-zones.ts';
import { ZoneChips } from '../../illustration/pins/zone-chips.tsx';
import type { BookLists } from '../use-book-lists.ts';
import styles from './drawer.module.css';
import type { PartTabProps } from './part-tab-props.ts';
import { isPattern, mirrored, tiesOf, tying, untying } from './region-ties.ts';

/** The pictures of the part's vehicles: pressing a region ties the part to it, pressing it again unties it. */
export function TieDialog(props: PartTabProps & { readonly onClose: () => void }) {
  const { part, lists, stage, onClose } = props;
  const fitting = typesOf(part.part.cells['vehicle_types'] ?? '*');
  const [vehicle, setVehicle] = useState<VehicleType>(fitting[0] ?? 'fifth-wheel');
  const [view, setView] = useState<BookView>(() => firstSide(part.places, fitting[0] ?? 'fifth-wheel'));
  const [plate, setPlate] = useState<PlateId>();
  const [withMirror, setMirror] = useState(true);
  const [pointed, setPointed] = useState<string | null>(null);
  const [zone, setZone] = useState<string | null>(null);
  const { confirm, dialog } = useConfirm();
  const pictures = platesOf(vehicle, view);
  const id = pictures.find((one) => one === plate) ?? pictures[0];
  const { picture, hasFailed, reload } = usePicture(id);
  const map = useMemo(() => (picture === null ? null : regionMap(picture, lists)), [picture, lists]);
  const suffixOf = (side: string) => lists.sides.find(({ code }) => code === side)?.suffix ?? '*';
  const tied = map?.regions.filter((region) => tiesOf(part.places, region, suffixOf).length > 0) ?? [];
  const describe = (region: string) =>
    `${map?.titleOf(region) ?? region}, ${tied.includes(region) ? 'tied' : 'not tied'}`;
  const pick = async (region: string) => {
    const ties = tiesOf(part.places, region, suffixOf);
    if (ties.length === 0) {
      const regionZone = map?.zoneOf(region);
      if (regionZone === undefined) return;
      await stage(tying({ part: part.part.key, places: part.places, region, zone: regionZone, withMirror }));
      return;
    }
    const wide = ties.filter(isPattern).map(({ cells }) => cells['region']);
    const isConfirmed =
      wide.length === 0 ||
      (await confirm({
        heading: 'Untie every region like it?',
        message: `The part is tied by the pattern ${wide.join(', ')}, which holds for other regions too.`,
        cancel: true,
        destructive: true,
      }));
    if (isConfirmed) await stage(untying(ties, part.places, withMirror));
  };
  const views = viewsOf(vehicle);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`Tie ${part.part.cells['name'] ?? part.part.key} to regions`}
      footer={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles['tie']}>
        <div className={styles['three']}>
          <Select
            label="Vehicle"
            options={fitting.map((type) => ({ id: type, label: vehicleTypeLabels[type] }))}
            value={vehicle}
            onChange={(type) => {
              setVehicle(type as VehicleType);
              if (!viewsOf(type as VehicleType).includes(view)) setView(firstView(type as VehicleType));
            }}
          />
          <Select
            label="Picture"
            options={views.map((side) => ({ id: side, label: viewNames[side] }))}
            value={view}
            onChange={(side) => setView(side as BookView)}
          />
          {pictures.length > 1 && id !== undefined && (
            <Select
              label="Which one"
              options={pictures.map((one) => ({ id: one, label: plateName(one) }))}
              value={id}
              onChange={(one) => setPlate(one as PlateId)}
            />
          )}
        </div>
        {hasFailed && (
          <Alert tone="error" role="alert">
            The picture could not be fetched. <Button onPress={reload}>Try Again</Button>
          </Alert>
        )}
        <div className={styles['picture']}>
          <Illustration
            picture={picture}
            isMissing={id === undefined}
            vehicleType={vehicle}
            zones={map?.zones ?? []}
            selection={{ region: null, zone }}
            pins={tied.map((region, at) => ({
              number: at + 1,
              region,
              label: map?.titleOf(region) ?? region,
            }))}
            describe={describe}
            card={noCard}
            onPick={(region) => void pick(region)}
            onZonePick={setZone}
            onPoint={setPointed}
          />
        </div>
        <ZoneChips
          zones={map?.zones ?? []}
          selected={zone}
          onZonePick={setZone}
          labelOf={({ name }) => name}
          note={noCard}
        />
        <TieFoot
          text={
            pointed === null ? `Tied to ${String(tied.length)} here. Press on a region.` : describe(pointed)
          }
          hasTwins={map?.hasTwins === true}
          withMirror={withMirror}
          onMirror={setMirror}
        />
      </div>
      {dialog}
    </Dialog>
  );
}

interface TieFootProps {
  readonly text: string;
  readonly hasTwins: boolean;
  readonly withMirror: boolean;
  readonly onMirror: (withMirror: boolean) => void;
}

function TieFoot({ text, hasTwins, withMirror, onMirror }: TieFootProps) {
  return (
    <div className={styles['tieFoot']}>
      <output>{text}</output>
      {hasTwins && (
        <Checkbox isSelected={withMirror} onChange={onMirror}>
          Also on the mirror side
        </Checkbox>
      )}
    </div>
  );
}

function noCard() {
  return null;
}

function typesOf(text: string): readonly VehicleType[] {
  return text === '*' ? vehicleTypes : vehicleTypes.filter((type) => text.split('|').includes(type));
}

/** A side the part is already located on, if a picture shows it. */
function firstSide(places: PartTabProps['part']['places'], vehicle: VehicleType): BookView {
  const views = viewsOf(vehicle);
  const found = places.map(({ cells }) => views.find((view) => view === cells['side']));
  return found.find((view) => view !== undefined) ?? firstView(vehicle);
}

function regionMap({ scene }: DrawnPlate, lists: BookLists) {
  const order = readingOrder(scene);
  const regions = order.map(({ id }) => id);
  const titles = new Map(order.map(({ id, title }) => [id, title]));
  const zoneOf = regionZones(scene);
  const entry = { vehicleTypes: [], sort: 0, note: '' };
  return {
    regions,
    titleOf: (region: string) => titles.get(region) ?? region,
    zoneOf: (region: string) => zoneOf.get(region),
    hasTwins: regions.some((region) => mirrored(region, { side: 'road', subSide: '' }) !== null),
    zones: pictureZones(scene.side, regions, (region) => zoneOf.get(region), {
      zones: lists.subSides.flatMap(({ side, code, name }) => {
        const found = sides.find((one) => one === side);
        return found === undefined ? [] : [{ side: found, subSide: code, name, ...entry }];
      }),
      sides: lists.sides.flatMap(({ code, name, suffix }) => {
        const found = sides.find((one) => one === code);
        const rest = { otherNames: '', regionSuffix: suffix, isIllustrated: true, sort: 0 };
        return found === undefined ? [] : [{ code: found, name, ...rest }];
      }),
    }),
  };
}
