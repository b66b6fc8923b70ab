import ImageOff from 'lucide-react/icons/image-off';
import ListIcon from 'lucide-react/icons/list';
import PictureIcon from 'lucide-react/icons/image';
import Tag from 'lucide-react/icons/tag';
import { createElement, memo, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { Toolbar } from '../../../ui/actions/Toolbar.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { CalloutTool } from './callout-tool.tsx';
import type { IllustrationProps } from './illustration-props.ts';
import styles from './illustration.module.css';
import { Minimap } from './viewport/minimap.tsx';
import { CardInTime } from './card/card-in-time.ts';
import { PicturePins } from './pins/picture-pins.tsx';
import { focusRegion } from './viewport/picture-viewport.ts';
import { useCallouts } from './use-callouts.ts';
import { usePictureViewport } from './viewport/use-picture-viewport.ts';
import { VehicleSilhouette } from './silhouette/vehicle-silhouette.tsx';
import { ZoomBar } from './viewport/zoom-bar.tsx';

/**
 * A picture of the book: parts to point at, select and navigate by mouse, finger or keyboard; or the list of the same
 * parts. The drawing is created once, outside React's tree; interactions change classes, not the tree.
 */
export const Illustration = memo(function Illustration(props: IllustrationProps) {
  const { picture, isMissing = false, vehicleType, zones, selection, pins = noPins, describe } = props;
  const [isListRequested, setListRequested] = useState(false);
  const [hasLabels, setLabels] = useState(false);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const numbers = useCallouts(picture, layer);
  const Labels = useOnDemand(pictureLabels, hasLabels);
  const PartsList = useOnDemand(partsList, isListRequested || isMissing);
  // The picture stays until the list has loaded.
  const isList = (isListRequested && PartsList !== undefined) || isMissing;
  const pane = useRef<HTMLElement>(null);
  const [canvas, setCanvas] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [art, setArt] = useState<HTMLElement | null>(null);
  const viewport = usePictureViewport(props, { canvas, layer: host, art }, numbers.box, () =>
    setListRequested(true),
  );
  useFocusFollowing(isList, { pane, canvas }, () => {
    const region = selection.region ?? viewport?.current()?.regions.keys().next().value;
    if (viewport && region) focusRegion(viewport, region);
  });
  return (
    <section ref={pane} className={styles['pane']} aria-label="Picture">
      <div
        ref={setCanvas}
        className={styles['canvas']}
        data-part="canvas"
        hidden={isList || picture === null}
      >
        <div ref={setHost} className={styles['stage']}>
          <div className={styles['sheet']} style={numbers.sheet}>
            <div ref={setArt} className={styles['art']} />
            <div ref={setLayer} className={styles['callouts']} />
            {viewport &&
              picture &&
              hasLabels &&
              Labels &&
              createElement(Labels, { picture, view: viewport.view })}
            {viewport && picture && (
              <PicturePins
                picture={picture}
                view={viewport.view}
                pins={pins}
                selected={selection.region ?? null}
              />
            )}
          </div>
        </div>
      </div>
      {picture === null && !isMissing && <PictureSkeleton vehicleType={vehicleType} />}
      {isMissing && (
        <EmptyState icon={<ImageOff />} title="There is no drawing of this side yet" headingLevel={3}>
          Its parts can be chosen from the list.
        </EmptyState>
      )}
      {isList &&
        PartsList &&
        createElement(PartsList, {
          zones,
          selected: selection.region ?? null,
          describe,
          numberOf: numbers.numberOf,
          onPick: props.onPick,
          onPoint: props.onPoint,
          onPicture: () => setListRequested(false),
        })}
      {viewport && !isList && <CardInTime viewport={viewport} describe={describe} card={props.card} />}
      <div className={styles['tools']}>
        <Toolbar label="Picture">
          {props.tools}
          {!isList && <CalloutTool numbers={numbers} />}
          {!isList && (
            <Button
              variant="ghost"
              iconOnly
              aria-label="Names on the parts"
              aria-pressed={hasLabels}
              icon={<Tag aria-hidden="true" size={16} />}
              onPress={() => setLabels(!hasLabels)}
            />
          )}
          {!isMissing && (
            <Button
              variant="ghost"
              iconOnly
              aria-label={isList ? 'Show the picture' : 'Show as a list'}
              icon={
                isList ? (
                  <PictureIcon aria-hidden="true" size={16} />
                ) : (
                  <ListIcon aria-hidden="true" size={16} />
                )
              }
              onPress={() => setListRequested(!isList)}
            />
          )}
        </Toolbar>
      </div>
      {viewport && picture && !isList && (
        <Minimap picture={picture} view={viewport.view} marks={props.marks} />
      )}
      {viewport && !isList && <ZoomBar view={viewport.view} />}
    </section>
  );
});

const pictureLabels = onDemand(async () => (await import('./pins/picture-labels.tsx')).PictureLabels);
const partsList = onDemand(async () => (await import('./card/parts-list.tsx')).PartsList);

const noPins: NonNullable<IllustrationProps['pins']> = [];

function PictureSkeleton({ vehicleType }: Pick<IllustrationProps, 'vehicleType'>) {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>Loading the picture</VisuallyHidden>
      <VehicleSilhouette type={vehicleType ?? 'fifth-wheel'} />
    </div>
  );
}

/** L switches between picture and list; the keyboard focus moves along. */
function useFocusFollowing(
  isList: boolean,
  { pane, canvas }: { readonly pane: RefObject<HTMLElement | null>; readonly canvas: HTMLElement | null },
  focusPicture: () => void,
): void {
  const before = useRef(isList);
  const toPicture = useEffectEvent(focusPicture);
  useEffect(() => {
    if (before.current === isList) return;
    before.current = isList;
    // The focused part is hidden or gone; a pressed button still exists and keeps the focus.
    const { activeElement } = document;
    if (activeElement !== document.body && !canvas?.contains(activeElement)) return;
    if (isList) pane.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
    else toPicture();
  }, [isList, pane, canvas]);
}
