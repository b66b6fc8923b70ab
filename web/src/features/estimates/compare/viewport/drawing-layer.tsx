import { shifted } from '@dre/core/domain/estimates/photos/plane-map';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DrawnPlate } from '../../../catalogue/illustration/drawing/drawn-picture.ts';
import {
  cachePictureElement,
  takePictureElement,
} from '../../../catalogue/illustration/drawing/picture-element.ts';
import { showStates } from '../../../catalogue/illustration/picture-states.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { regionMarks } from '../../damage/damage-views.ts';
import { drawnLines } from '../../damage/drawn-lines.ts';
import { useCompareState } from '../compare-context.ts';
import styles from './compare-viewport.module.css';
import { useAlignedPhoto } from '../align/use-aligned-photo.ts';

/** Lets the loupe draw the same element again. */
export const drawingId = 'compared-drawing';

/** The drawing on the ground. Parts are found by position, so nothing in it takes pointers or the focus. */
export function DrawingLayer({ picture }: { readonly picture: DrawnPlate }) {
  const { side, drawn, drawingView, drawingElement } = useCompareState();
  const { now, selection } = useBuilder();
  const lines = useMemo(
    () => drawnLines(now.estimate.lines, side, drawn.drawn),
    [now.estimate.lines, side, drawn.drawn],
  );
  const line = useStore(selection, (value) => value.line);
  const ref = useRef<HTMLDivElement>(null);
  const { box } = picture.scene;
  const map = useMemo(() => shifted(box.x, box.y), [box]);
  useAlignedPhoto(ref, drawingView, map);
  useLayoutEffect(() => {
    const taken = takePictureElement(picture);
    taken.svg.id = drawingId;
    ref.current?.append(taken.svg);
    drawingElement.set(taken);
    return () => {
      drawingElement.set(null);
      taken.svg.removeAttribute('id');
      cachePictureElement(taken);
    };
  }, [picture, drawingElement]);
  const element = useStore(drawingElement, (value) => value);
  const selected = lines.find(({ id }) => id === line)?.place.region ?? null;
  useLayoutEffect(() => {
    if (element === null) return;
    showStates(element, { selected, zone: new Set(), marks: regionMarks(lines), isDimmed: false });
  }, [element, lines, selected]);
  return (
    <div
      ref={ref}
      className={styles['drawing']}
      style={{ width: box.width, height: box.height }}
      inert
      aria-hidden="true"
    />
  );
}
