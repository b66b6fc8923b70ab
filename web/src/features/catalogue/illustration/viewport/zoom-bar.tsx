import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Toolbar } from '../../../../ui/actions/Toolbar.tsx';
import styles from '../illustration.module.css';
import { useStore } from '../use-store.ts';
import type { PlateControl } from './view-control.ts';

export function ZoomBar({ view }: { readonly view: PlateControl }) {
  const percent = useStore(view.live, (current) => Math.round((current?.zoom ?? 1) * 100));
  return (
    <div className={styles['zoom']}>
      <Toolbar label="Zoom">
        <Button
          variant="ghost"
          iconOnly
          aria-label="Zoom out"
          icon={<Minus aria-hidden="true" size={16} />}
          isDisabled={percent <= 100}
          onPress={() => view.zoomBy(-1)}
        />
        <output className={styles['percent']} aria-label="Zoom">
          {percent}%
        </output>
        <Button
          variant="ghost"
          iconOnly
          aria-label="Zoom in"
          icon={<Plus aria-hidden="true" size={16} />}
          isDisabled={percent >= 800}
          onPress={() => view.zoomBy(1)}
        />
        <span className={styles['rule']} />
        <Button variant="ghost" onPress={() => view.fit()}>
          Fit
        </Button>
      </Toolbar>
    </div>
  );
}
