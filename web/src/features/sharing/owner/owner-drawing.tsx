import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { OwnerLine, OwnerView } from '@dre/core/domain/sharing/owner-view';
import { useLayoutEffect, useRef, useState } from 'react';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import { useWidth } from '../../../ui/primitives/use-width.ts';
import { platesOf } from '../../catalogue/book-page/book-plates.ts';
import { usePicture } from '../../catalogue/book-page/use-picture.ts';
import type { DrawnPlate } from '../../catalogue/illustration/drawing/drawn-picture.ts';
import {
  cachePictureElement,
  takePictureElement,
} from '../../catalogue/illustration/drawing/picture-element.ts';
import { showStates } from '../../catalogue/illustration/picture-states.ts';
import { type DamageView, damageViewName, viewOfLine } from '../../estimates/damage/damage-views.ts';
import { inchesOf } from '../../estimates/damage/use-damage-side.ts';
import { lineAnchors } from '../../catalogue/illustration/pins/line-anchors.ts';
import { spreadPins } from '../../catalogue/illustration/pins/spread-pins.ts';
import { vehicleLabels } from './vehicle-labels.ts';
import styles from '../share.module.css';

/** The damaged sides with the numbers of the lines; nothing in it is interactive. */
export function OwnerDrawing({ view }: { readonly view: OwnerView }) {
  const { vehicleType, groups } = view;
  const lines = groups.flatMap((group) => (group.outside === 'excluded' ? [] : group.lines));
  const sides = damagedSides(lines);
  const [selected, setSelected] = useState<DamageView | undefined>();
  const side = selected ?? sides[0];
  if (vehicleType === null || side === undefined) return null;
  return (
    <>
      <SideDrawing key={side} {...{ vehicleType, side, lines }} length={view.length} />
      {sides.length > 1 && (
        <div className={styles['sides']}>
          <SegmentedControl
            label="Side shown"
            segments={sides.map((id) => ({ id, label: sideName(id, view) }))}
            value={side}
            onChange={setSelected}
          />
        </div>
      )}
    </>
  );
}

/** The side with the most damage first. */
function damagedSides(lines: readonly OwnerLine[]): readonly DamageView[] {
  const counts = new Map<DamageView, number>();
  for (const line of lines) {
    const view = viewOf(line);
    if (view !== undefined) counts.set(view, (counts.get(view) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([view]) => view);
}

function viewOf({ side, subSide, region }: OwnerLine): DamageView | undefined {
  return viewOfLine({ place: { side, subSide, region } });
}

/** The side's name as the shop lists it. */
function sideName(side: DamageView, { groups }: OwnerView): string {
  const group = groups.find(
    ({ lines, outside }) => outside === null && lines.some((line) => line.side === side),
  );
  return group?.name ?? damageViewName(side);
}

interface SideDrawingProps {
  readonly vehicleType: VehicleType;
  readonly side: DamageView;
  readonly lines: readonly OwnerLine[];
  readonly length: number | null;
}

const pinSize = 26;
const tallest = 420;

function SideDrawing({ vehicleType, side, lines, length }: SideDrawingProps) {
  const [plate] = platesOf(vehicleType, side);
  const { picture } = usePicture(plate, inchesOf(length));
  const host = useRef<HTMLDivElement>(null);
  const art = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  useLayoutEffect(() => {
    if (picture === null || art.current === null) return undefined;
    const element = takePictureElement(picture);
    art.current.replaceChildren(element.svg);
    showStates(element, { selected: null, zone: new Set(), marks: marksOf(lines), isDimmed: false });
    return () => cachePictureElement(element);
  }, [picture, lines]);
  const label = `${damageViewName(side)} of your ${vehicleLabels[vehicleType]} with numbered damage`;
  const ratio = picture === null ? undefined : picture.scene.box.width / picture.scene.box.height;
  // A front is taller than wide: it is drawn narrower, not cut.
  const maxWidth = ratio && tallest * ratio;
  const pins = picture === null ? [] : placedPins(picture, lines, width);
  return (
    <>
      <div
        ref={host}
        {...pictureOf(label)}
        className={styles['drawing']}
        style={{ aspectRatio: ratio, maxWidth }}
      >
        <div ref={art} inert aria-hidden="true" className={styles['plate']} />
        {spreadPins(pins, pinSize, width).map(({ number, x, y }) => (
          <span key={number} className={styles['spot']} style={{ left: x, top: y }} aria-hidden="true">
            <Pin number={number} />
          </span>
        ))}
      </div>
      {picture !== null && (
        <NotDrawn
          lines={lines.filter(
            (line) => viewOf(line) === side && !pins.some(({ number }) => number === line.number),
          )}
        />
      )}
    </>
  );
}

/** Work on the side as a whole, or in it, has no part of the drawing. */
function NotDrawn({ lines }: { readonly lines: readonly OwnerLine[] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles['notDrawn']}>
      On this side too:{' '}
      {lines.map(({ number, description }) => `${String(number)} ${description}`).join(', ')}
    </p>
  );
}

// No image file: a drawing made of elements, with numbers over it.
function pictureOf(label: string) {
  return { role: 'img', 'aria-label': label };
}

function placedPins({ scene }: DrawnPlate, lines: readonly OwnerLine[], width: number) {
  const { box } = scene;
  const scale = width / box.width;
  const anchorOf = lineAnchors(scene);
  return lines.flatMap((line) => {
    const anchor = anchorOf(line);
    if (anchor === undefined) return [];
    return [{ number: line.number, x: (anchor[0] - box.x) * scale, y: (anchor[1] - box.y) * scale }];
  });
}

function marksOf(lines: readonly OwnerLine[]): ReadonlyMap<string, 'damaged' | 'replace'> {
  const marked = lines.flatMap(({ region, work }) =>
    region === null ? [] : [[region, work === 'replace' ? 'replace' : 'damaged'] as const],
  );
  return new Map(marked);
}
