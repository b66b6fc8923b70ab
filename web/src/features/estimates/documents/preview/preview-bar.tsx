import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Minus from 'lucide-react/icons/minus';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Plus from 'lucide-react/icons/plus';
import Scan from 'lucide-react/icons/scan';
import { Button } from '../../../../ui/actions/Button.tsx';
import styles from './preview.module.css';
import { nextZoom, percentOf, type Zoom } from './zoom.ts';

interface PreviewBarProps {
  readonly page: number;
  readonly pages: number;
  readonly scale: number;
  readonly zoom: Zoom;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
}

/** The page number, the page count, and the zoom. */
export function PreviewBar({ page, pages, scale, zoom, onPage, onZoom }: PreviewBarProps) {
  return (
    <div className={styles['bar']} role="toolbar" aria-label="Preview">
      <Button
        variant="ghost"
        iconOnly
        aria-label="Page before"
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
        icon={<ChevronUp aria-hidden="true" />}
      />
      <Button
        variant="ghost"
        iconOnly
        aria-label="Next page"
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
        icon={<ChevronDown aria-hidden="true" />}
      />
      <output className={styles['pageCount']}>
        Page {page} of {pages}
      </output>
      <span className={styles['space']} />
      <Button
        variant="ghost"
        iconOnly
        aria-label="Smaller"
        onPress={() => onZoom(nextZoom(scale, -1))}
        icon={<Minus aria-hidden="true" />}
      />
      <span className={styles['percent']}>{percentOf(scale)}%</span>
      <Button
        variant="ghost"
        iconOnly
        aria-label="Larger"
        onPress={() => onZoom(nextZoom(scale, 1))}
        icon={<Plus aria-hidden="true" />}
      />
      <Button
        variant="ghost"
        iconOnly
        aria-label="Fit the width"
        aria-pressed={zoom === 'width'}
        onPress={() => onZoom('width')}
        icon={<MoveHorizontal aria-hidden="true" />}
      />
      <Button
        variant="ghost"
        iconOnly
        aria-label="Show the whole page"
        aria-pressed={zoom === 'page'}
        onPress={() => onZoom('page')}
        icon={<Scan aria-hidden="true" />}
      />
    </div>
  );
}
