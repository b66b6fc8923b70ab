import { regionsOf } from '@dre/illustrations/kit/scene';
import { Pin } from '../../../ui/Pin.tsx';
import styles from './illustration.module.css';
import type { Picture } from './drawn-picture.ts';
import { clusteredPins, type PicturePin, type PinCluster } from './pin-clusters.ts';
import { useStore } from './use-store.ts';
import type { ViewControl } from './view-control.ts';

interface PicturePinsProps {
  readonly picture: Picture;
  readonly view: ViewControl;
  readonly pins: readonly PicturePin[];
  readonly selected: string | null;
}

/** The reach of a pin on the screen, in which a second one would cover it. */
const size = 26;

/** Numbers on the parts that have lines. The parts' own names say the same to who cannot see them. */
export function PicturePins({ picture, view, pins, selected }: PicturePinsProps) {
  const scale = useStore(view.settled, (shown) => shown?.view.scale ?? 0);
  if (scale === 0 || pins.length === 0) return null;
  const { box } = picture.scene;
  const anchors = new Map(regionsOf(picture.scene).map(({ id, anchor }) => [id, anchor]));
  const placed = pins.flatMap((pin) => {
    const anchor = anchors.get(pin.region);
    return anchor ? [{ ...pin, x: anchor[0], y: anchor[1] }] : [];
  });
  const open = ({ pins: inside, x, y }: PinCluster) => {
    const reach = Math.max(...inside.map((pin) => Math.hypot(pin.x - x, pin.y - y)), size / scale / 4);
    view.show({ x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 });
  };
  return clusteredPins(placed, scale, size).map((cluster) => {
    const [first] = cluster.pins;
    if (!first) return null;
    const isOne = cluster.pins.length === 1;
    const isSelected = cluster.pins.some(({ region }) => region === selected);
    return (
      <span
        key={first.number}
        className={styles['pin']}
        aria-hidden="true"
        data-region={isOne ? first.region : undefined}
        data-count={isOne ? undefined : cluster.pins.length}
        title={isOne ? first.label : `${cluster.pins.length} lines`}
        onClick={isOne ? undefined : () => open(cluster)}
        style={{
          left: `${((cluster.x - box.x) / box.width) * 100}%`,
          top: `${((cluster.y - box.y) / box.height) * 100}%`,
        }}
      >
        <Pin
          number={isOne ? first.number : cluster.pins.length}
          look={isSelected ? 'selected' : isOne ? 'solid' : 'soft'}
        />
      </span>
    );
  });
}
