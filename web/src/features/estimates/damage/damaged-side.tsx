import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { useCallback, useMemo } from 'react';
import { amount } from '../../../lib/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Illustration } from '../../catalogue/illustration/illustration.tsx';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { ZoneChips } from '../../catalogue/illustration/zone-chips.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './damage-pane.module.css';
import { type DamageView, linePins, regionMarks } from './damage-views.ts';
import { operationOffers } from './operation-offers.ts';
import { PartCard } from './part-card.tsx';
import { useAdding } from './use-adding.ts';
import { type DamageSide, useDamageSide } from './use-damage-side.ts';
import { useChoosing } from './use-choosing.ts';
import { ZoneParts } from './zone-parts.tsx';

/** One side: the picture with its pins, the sub sides, and the parts of the one that is chosen. */
export function DamagedSide({
  vehicleType,
  view,
}: {
  readonly vehicleType: VehicleType;
  readonly view: DamageView;
}) {
  const { now, chosen, pointed } = useBuilder();
  const side = useDamageSide(now, vehicleType, view);
  const zone = useStore(chosen, (value) => value.zone);
  const region = useStore(chosen, (value) => value.region);
  const lit = useStore(pointed, (value) => value.region);
  const { pick, pickZone, step, point } = useChoosing(side);
  const zones = side.drawn?.zones ?? [];
  const shownZone = zones.find(({ key }) => key === zone) ?? zones[0];
  const { lines } = now.estimate;
  const marks = useMemo(() => regionMarks(lines), [lines]);
  const pins = useMemo(() => linePins(lines), [lines]);
  const describe = useDescriptions(side);
  const onKey = useOfferKeys(side);
  const counts = useMemo(() => countByZone(lines), [lines]);
  const cardOf = (id: string) => regionCard(side, id);
  const noteOf = ({ key }: { readonly key: string }) => lineCount(counts.get(key));
  return (
    <>
      {side.reload !== null && (
        <Alert tone="error" role="alert">
          The picture could not be fetched. <Button onPress={side.reload}>Try Again</Button>
        </Alert>
      )}
      <div className={styles['picture']}>
        <Illustration
          picture={side.picture}
          isMissing={side.isMissing}
          vehicleType={vehicleType}
          zones={zones}
          selection={{ region, zone }}
          marks={marks}
          pins={pins}
          pointed={lit}
          describe={describe}
          card={cardOf}
          onPick={pick}
          onZonePick={pickZone}
          onPoint={point}
          onKey={onKey}
        />
      </div>
      <ZoneChips
        zones={zones}
        selected={zone}
        onZonePick={pickZone}
        say={({ key, name }) => `${name}, ${counts.get(key) ?? 0} lines`}
        note={noteOf}
      />
      {shownZone && (
        <ZoneParts name={shownZone.name} parts={side.partsOf(shownZone.key)} region={region} onStep={step} />
      )}
    </>
  );
}

function regionCard(side: DamageSide, region: string) {
  const title = side.drawn?.titleOf(region) ?? region;
  return (
    <PartCard title={title} where={side.drawn?.zoneOf(region)?.name ?? ''} parts={side.partsAt(region)} />
  );
}

function lineCount(lines: number | undefined) {
  return lines !== undefined && <span className={styles['count']}>{lines}</span>;
}

/** "Skirt panel, left rear, 2 lines, 428.00". */
function useDescriptions(side: DamageSide): (region: string) => string {
  const { now } = useBuilder();
  return useCallback(
    (region: string) => {
      const here = now.items.filter(({ line, parent }) => parent === null && line.place.region === region);
      const title = side.drawn?.titleOf(region) ?? region;
      if (here.length === 0) return title;
      const cost = here.reduce((sum, { line }) => sum + (line.price ?? line.book?.price ?? 0), 0);
      return `${title}, ${here.length} ${here.length === 1 ? 'line' : 'lines'}, ${amount(cost)}`;
    },
    [now.items, side],
  );
}

/** 1 to 9 put that operation of the part with the focus on the estimate. */
function useOfferKeys(side: DamageSide): (event: KeyboardEvent, region: string) => void {
  const { now } = useBuilder();
  const adding = useAdding();
  return useCallback(
    (event: KeyboardEvent, region: string) => {
      const [first] = side.partsAt(region);
      if (first === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      const offer = operationOffers(now, first.part, first.place)[Number(event.key) - 1];
      if (offer === undefined) return;
      event.preventDefault();
      adding(offer);
    },
    [now, side, adding],
  );
}

function countByZone(
  lines: readonly { readonly place: { readonly side: string; readonly subSide: string } }[],
) {
  const counts = new Map<string, number>();
  for (const { place } of lines) {
    const key = `${place.side}/${place.subSide}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
