import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { memo, useCallback, useMemo } from 'react';
import { amount } from '../../../lib/format.ts';
import { useUnchanged } from '../../../lib/use-unchanged.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Illustration } from '../../catalogue/illustration/illustration.tsx';
import { useStoreLater } from '../../catalogue/illustration/use-store.ts';
import { ZoneChips } from '../../catalogue/illustration/zone-chips.tsx';
import { useBuilderTools } from '../builder/builder-context.ts';
import { useDrawn } from '../builder/in-sight.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import styles from './damage-pane.module.css';
import { areSameMaps, areSamePins, type DamageView, linePins, regionMarks } from './damage-views.ts';
import { operationOffers } from './operation-offers.ts';
import { PartCard } from './part-card.tsx';
import { useAdding } from './use-adding.ts';
import { type DamageSide, useDamageSide } from './use-damage-side.ts';
import { useChoosing } from './use-choosing.ts';
import { ZoneParts } from './zone-parts.tsx';

/** One side: the picture with its pins, the sub sides, and the parts of the one that is chosen. */
export const DamagedSide = memo(function DamagedSide({
  now,
  vehicleType,
  view,
  isDue,
}: {
  readonly now: EstimateNow;
  readonly vehicleType: VehicleType;
  readonly view: DamageView;
  readonly isDue: boolean;
}) {
  const { chosen, pointed } = useBuilderTools();
  const side = useDamageSide(now, vehicleType, view, isDue);
  useDrawn(side.drawn !== null);
  const zone = useStoreLater(chosen, (value) => value.zone);
  const region = useStoreLater(chosen, (value) => value.region);
  const lit = useStoreLater(pointed, (value) => value.region);
  const { pick, pickZone, step, point } = useChoosing(side);
  const zones = side.drawn?.zones ?? [];
  const shownZone = zones.find(({ key }) => key === zone) ?? zones[0];
  const { lines } = now.estimate;
  // Most edits leave the picture as it is.
  const marks = useUnchanged(
    useMemo(() => regionMarks(lines), [lines]),
    areSameMaps,
  );
  const pins = useUnchanged(
    useMemo(() => linePins(lines), [lines]),
    areSamePins,
  );
  const selection = useMemo(() => ({ region, zone }), [region, zone]);
  const describe = useDescriptions(side, now);
  const onKey = useOfferKeys(side);
  const counts = useMemo(() => countByZone(lines), [lines]);
  const cardOf = useCallback((id: string) => regionCard(side, id), [side]);
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
          comesAlone
          isMissing={side.isMissing}
          vehicleType={vehicleType}
          zones={zones}
          selection={selection}
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
      {/* Not before there are any: an empty strip would be pushed up by the parts that come with them. */}
      {shownZone && (
        <>
          <ZoneChips
            zones={zones}
            selected={zone}
            onZonePick={pickZone}
            say={({ key, name }) => `${name}, ${counts.get(key) ?? 0} lines`}
            note={noteOf}
          />
          <ZoneParts
            now={now}
            name={shownZone.name}
            parts={side.partsOf(shownZone.key)}
            region={region}
            onStep={step}
          />
        </>
      )}
    </>
  );
});

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
function useDescriptions(side: DamageSide, { items }: EstimateNow): (region: string) => string {
  const words = useUnchanged(
    useMemo(() => lineWordsByRegion(items), [items]),
    areSameMaps,
  );
  return useCallback(
    (region: string) => {
      const title = side.drawn?.titleOf(region) ?? region;
      const lines = words.get(region);
      return lines === undefined ? title : `${title}, ${lines}`;
    },
    [words, side],
  );
}

function lineWordsByRegion(items: EstimateNow['items']): ReadonlyMap<string, string> {
  const sums = new Map<string, { lines: number; cost: number }>();
  for (const { line, parent } of items) {
    const { region } = line.place;
    if (parent !== null || region === null) continue;
    const sum = sums.get(region) ?? { lines: 0, cost: 0 };
    sum.lines += 1;
    sum.cost += line.price ?? line.book?.price ?? 0;
    sums.set(region, sum);
  }
  return new Map(
    Array.from(sums, ([region, { lines, cost }]) => [
      region,
      `${lines} ${lines === 1 ? 'line' : 'lines'}, ${amount(cost)}`,
    ]),
  );
}

/** 1 to 9 put that operation of the part with the focus on the estimate. */
function useOfferKeys(side: DamageSide): (event: KeyboardEvent, region: string) => void {
  const { present } = useBuilderTools();
  const adding = useAdding();
  return useCallback(
    (event: KeyboardEvent, region: string) => {
      const [first] = side.partsAt(region);
      if (first === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      const offer = operationOffers(present(), first.part, first.place)[Number(event.key) - 1];
      if (offer === undefined) return;
      event.preventDefault();
      adding(offer);
    },
    [present, side, adding],
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
