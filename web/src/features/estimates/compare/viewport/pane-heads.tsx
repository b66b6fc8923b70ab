import ChevronDown from 'lucide-react/icons/chevron-down';
import { When } from '../../../../lib/text/when.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { damageView, damageViewName, damageViews } from '../../damage/damage-views.ts';
import { useRequestedAddress, useCompareState } from '../compare-context.ts';
import styles from './panes.module.css';

export function PhotoHead() {
  const { photo, photos, side, mode } = useCompareState();
  const { contents } = useBuilder().now;
  if (photo === undefined) return <header className={styles['photoHead']}>No photo</header>;
  const zone = contents.zones.find(
    (one) => one.side === photo.place?.side && one.subSide === photo.place.subSide,
  );
  return (
    <header className={styles['photoHead']}>
      <b>{zone?.name ?? (photo.place ? damageViewName(side, contents.sides) : 'Photo')}</b>
      <span className={styles['caption']}>
        {photo.caption} {photo.takenAt !== null && <When at={photo.takenAt} />}
      </span>
      <span className={styles['count']}>{`${photos.indexOf(photo) + 1} of ${photos.length}`}</span>
      {mode !== 'side-by-side' && <SideMenu />}
    </header>
  );
}

export function DrawingHead() {
  const { contents, estimate } = useBuilder().now;
  const type = contents.vehicleTypes.find(({ code }) => code === estimate.unit.vehicleType)?.name;
  return (
    <header className={styles['drawingHead']}>
      <SideMenu />
      <span className={styles['caption']}>{type}</span>
      <span className={styles['keys']} aria-hidden="true">
        <Kbd>L</Kbd> link <Kbd>[</Kbd> <Kbd>]</Kbd> photo
      </span>
    </header>
  );
}

/** Changes the drawn side; the photo and the mode stay. */
function SideMenu() {
  const { side, go, photo } = useCompareState();
  const requested = useRequestedAddress();
  const { sides } = useBuilder().now.contents;
  const name = damageViewName(side, sides);
  return (
    <Menu
      label="Side of the drawing"
      items={damageViews.map((view) => ({ id: view, label: damageViewName(view, sides) }))}
      onAction={(id) => {
        const view = damageView(id);
        if (view) go({ ...(photo && { photo: photo.id }), ...requested, side: view });
      }}
      trigger={
        <Button variant="ghost" aria-label={`Drawing: ${name}. Choose another side`}>
          {name} <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
