import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { createElement, memo, useCallback, useEffect, useMemo } from 'react';
import { useUnchanged } from '../../../lib/page/use-unchanged.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { CountBadge } from '../../../ui/feedback/CountBadge.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { Illustration } from '../../catalogue/illustration/illustration.tsx';
import type { LeftViews } from '../../catalogue/illustration/viewport/left-view.ts';
import { useStoreLater } from '../../catalogue/illustration/use-store.ts';
import { ZoneChips } from '../../catalogue/illustration/pins/zone-chips.tsx';
import { type Pointed, useBuilderTools } from '../builder/builder-context.ts';
import { rememberScrollPosition, lastScrollPosition } from '../builder/last-scroll-positions.ts';
import { useDrawn, useInSight } from '../builder/in-sight.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import styles from './damage-pane.module.css';
import {
  areSameMaps,
  areSamePins,
  type DamageView,
  linePins,
  lineCountText,
  lineTextByRegion,
  regionMarks,
} from './damage-views.ts';
import { drawnLines } from './drawn-lines.ts';
import { operationOffers } from './operation-offers.ts';
import { selectedSide } from './selected-side.ts';
import { useAdding } from './use-adding.ts';
import { type DamageSide, useDamageSide } from './use-damage-side.ts';
import { usePictureSelection } from './use-picture-selection.ts';
import { ZoneParts } from './zone-parts.tsx';

const partCard = onDemand(async () => (await import('./part-card.tsx')).PartCard);

/** One side: the picture with its pins, the sub sides, and the parts of the selected sub side. */
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
  const { selection, pointed } = useBuilderTools();
  const side = useDamageSide(now, vehicleType, view, isDue);
  useDrawn(side.drawn !== null);
  usePublishedSide(view, side.drawn);
  const zone = useStoreLater(selection, (value) => value.zone);
  const region = useStoreLater(selection, (value) => value.region);
  const { lines } = now.estimate;
  const visible = useMemo(() => drawnLines(lines, view, side.drawn), [lines, view, side.drawn]);
  const lit = useStoreLater(pointed, (value) => litRegion(value, visible));
  const counts = useMemo(() => countByZone(lines), [lines]);
  const zones = side.drawn?.zones ?? [];
  // Of a locked estimate the damage is read; nothing can be added where there is none.
  const isLocked = now.estimate.draft === null;
  const firstZone = (isLocked ? zones.find(({ key }) => counts.has(key)) : undefined) ?? zones[0];
  const visibleZone = zones.find(({ key }) => key === zone) ?? firstZone;
  const { pick, pickZone, step, point } = usePictureSelection(side, visible, visibleZone?.key);
  // Most edits leave the picture unchanged.
  const marks = useUnchanged(
    useMemo(() => regionMarks(visible), [visible]),
    areSameMaps,
  );
  const pins = useUnchanged(
    useMemo(() => linePins(visible), [visible]),
    areSamePins,
  );
  const pictureSelection = useMemo(() => ({ region, zone }), [region, zone]);
  const describe = useDescriptions(side, visible, now);
  const onKey = useOfferKeys(side);
  const left = useLeftViews(now.estimate.id, view);
  const cardOf = useRegionCard(side, lit !== null || region !== null);
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
          selection={pictureSelection}
          marks={marks}
          pins={pins}
          pointed={lit}
          describe={describe}
          card={cardOf}
          onPick={pick}
          onZonePick={pickZone}
          onPoint={point}
          onKey={onKey}
          left={left}
        />
      </div>
      {/* Rendered together with the parts: an empty strip would be pushed up when they arrive. */}
      {visibleZone && (
        <>
          <ZoneChips
            zones={zones}
            selected={zone}
            onZonePick={pickZone}
            labelOf={({ key, name }) => `${name}, ${lineCountText(counts.get(key) ?? 0)}`}
            note={noteOf}
          />
          <ZoneParts
            now={now}
            name={visibleZone.name}
            parts={side.partsOf(visibleZone.key, region)}
            lines={linesIn(visible, visibleZone.key, region)}
            lineCount={counts.get(visibleZone.key) ?? 0}
            region={region}
            onStep={step}
          />
        </>
      )}
    </>
  );
});

/** Publishes the visible side to the code that adds lines. */
function usePublishedSide(view: DamageView, drawn: DamageSide['drawn']): void {
  useEffect(() => {
    selectedSide.set(drawn === null ? null : { view, drawn });
    return () => selectedSide.set(null);
  }, [view, drawn]);
}

/** Zoom and position this side was last shown with. */
function useLeftViews(estimate: string, view: DamageView): LeftViews {
  return useMemo(
    () => ({
      get: () => lastScrollPosition(estimate).zooms?.get(view) ?? null,
      set: (visible) =>
        rememberScrollPosition(estimate, {
          zooms: new Map(lastScrollPosition(estimate).zooms).set(view, visible),
        }),
    }),
    [estimate, view],
  );
}

/** A typed line is highlighted where its part is drawn. */
function litRegion({ region, line }: Pointed, visible: readonly Line[]): string | null {
  if (region !== null || line === null) return region;
  return visible.find(({ id }) => id === line)?.place.region ?? null;
}

/** The card of a region; null until its code is loaded. */
function useRegionCard(side: DamageSide, isNeeded: boolean) {
  const Card = useOnDemand(partCard, useInSight() || isNeeded);
  return useCallback(
    (region: string) =>
      Card === undefined
        ? null
        : createElement(Card, {
            title: side.drawn?.titleOf(region) ?? region,
            where: side.drawn?.zoneOf(region)?.name ?? '',
            parts: side.partsAt(region),
          }),
    [Card, side],
  );
}

function lineCount(lines: number | undefined) {
  return lines !== undefined && <CountBadge count={lines} />;
}

/** Example: "Skirt panel, left rear, 2 lines, 428.00". */
function useDescriptions(
  side: DamageSide,
  visible: readonly Line[],
  { items, estimate: { profile } }: EstimateNow,
): (region: string) => string {
  const texts = useUnchanged(
    useMemo(() => lineTextByRegion(items, profile, visible), [items, profile, visible]),
    areSameMaps,
  );
  return useCallback(
    (region: string) => {
      const title = side.drawn?.titleOf(region) ?? region;
      const lines = texts.get(region);
      return lines === undefined ? title : `${title}, ${lines}`;
    },
    [texts, side],
  );
}

/** Keys 1 to 9 add that operation of the focused part. */
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

/** The lines of a zone; those of the selected region come first, wherever they are counted. */
function linesIn(lines: readonly Line[], zone: string, region: string | null): readonly Line[] {
  const isSelected = ({ place }: Line) => region !== null && place.region === region;
  const others = lines.filter(
    (line) => !isSelected(line) && `${line.place.side}/${line.place.subSide}` === zone,
  );
  return [...lines.filter(isSelected), ...others];
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
