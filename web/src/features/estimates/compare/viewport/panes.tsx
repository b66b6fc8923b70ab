import { useCallback, useState } from 'react';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { damageViewName } from '../../damage/damage-views.ts';
import { VehicleTypeChoice } from '../../damage/vehicle-type-choice.tsx';
import { useCompareState } from '../compare-context.ts';
import { CrossLayer } from './cross-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { Loupe } from './loupe.tsx';
import { MarksLayer } from '../marks/marks-layer.tsx';
import { PhotoLayer, type PhotoLayerState } from './photo-layer.tsx';
import { DrawingPins, PhotoPins } from '../pins/pins-layer.tsx';
import { AlignmentPointsLayer } from '../align/alignment-points-layer.tsx';
import { CompareViewport } from './compare-viewport.tsx';
import styles from './panes.module.css';
import { ToolBar } from '../marks/tool-bar.tsx';
import { DrawingHead, PhotoHead } from './pane-heads.tsx';
import { ViewBar } from './view-bar.tsx';
import { HowSeen } from './how-seen.tsx';

/** The photo and the drawing: beside each other, or one over the other. */
export function Panes() {
  const { mode } = useCompareState();
  return mode === 'side-by-side' ? <SideBySide /> : <Stacked />;
}

function SideBySide() {
  return (
    <>
      <section className={styles['photo']} aria-label="Photo">
        <PhotoHead />
        <div className={styles['stage']}>
          <PhotoViewport />
          <ToolBar />
        </div>
      </section>
      <section className={styles['drawing']} aria-label="Illustration">
        <DrawingHead />
        <div className={styles['stage']}>
          <DrawingViewport />
        </div>
        <ViewBar />
      </section>
    </>
  );
}

function Stacked() {
  const { mode } = useCompareState();
  return (
    <section className={styles['both']} aria-label="Photo and illustration" data-mode={mode}>
      <PhotoHead />
      <div className={styles['stage']}>
        <PhotoViewport />
        <HowSeen>
          <DrawingViewport takesPointer={false} />
        </HowSeen>
        <ToolBar />
        <ViewBar />
      </div>
    </section>
  );
}

const stateTexts: Readonly<Record<Exclude<PhotoLayerState, 'here'>, string>> = {
  sending: 'Uploading',
  waiting: 'Waiting to be uploaded',
  missing: 'This photo has not arrived yet. It is on the device that took it.',
  broken: 'This photo cannot be fetched now. What is marked on it is kept.',
};

function PhotoViewport() {
  const { photo, photoView, map, side, photos } = useCompareState();
  const { now } = useBuilder();
  const [state, setState] = useState<PhotoLayerState>('here');
  const take = useCallback((next: PhotoLayerState) => setState(next), []);
  if (photo === undefined) {
    return (
      <div className={styles['none']}>
        <p>{`No photo of ${damageViewName(side, now.contents.sides).toLowerCase()}`}</p>
        {photos.length > 0 && <p>Choose another photo below.</p>}
      </div>
    );
  }
  return (
    <>
      <CompareViewport
        on="photo"
        control={photoView}
        label={photo.caption === '' ? 'Photo' : `Photo: ${photo.caption}`}
      >
        <PhotoLayer photo={photo} control={photoView} map={map} onState={take} />
        <MarksLayer />
        <AlignmentPointsLayer on="photo" />
        <PhotoPins />
        <CrossLayer on="photo" />
      </CompareViewport>
      <Loupe on="photo" />
      {state !== 'here' && <p className={styles['state']}>{stateTexts[state]}</p>}
    </>
  );
}

function DrawingViewport({ takesPointer = true }: { readonly takesPointer?: boolean }) {
  const { drawn, drawingView, side } = useCompareState();
  const { now, selection } = useBuilder();
  const line = useStore(selection, (value) => value.line);
  const name = damageViewName(side, now.contents.sides);
  if (now.estimate.unit.vehicleType === null) return <VehicleTypeChoice />;
  if (drawn.reload !== null) {
    return (
      <EmptyState title="The drawing could not be fetched">
        <Button onPress={drawn.reload}>Try Again</Button>
      </EmptyState>
    );
  }
  if (drawn.isMissing)
    return <EmptyState title="No drawing of this side">Choose another side above.</EmptyState>;
  const number = now.estimate.lines.find(({ id }) => id === line)?.number;
  return (
    <>
      <CompareViewport
        on="drawing"
        control={drawingView}
        takesPointer={takesPointer}
        label={number === undefined ? `Drawing, ${name}` : `Drawing, ${name}, line ${number} selected`}
      >
        {drawn.picture && <DrawingLayer picture={drawn.picture} />}
        <AlignmentPointsLayer on="drawing" />
        <DrawingPins />
        {takesPointer && <CrossLayer on="drawing" />}
      </CompareViewport>
      {takesPointer && <Loupe on="drawing" />}
    </>
  );
}
