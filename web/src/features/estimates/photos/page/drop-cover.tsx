import ImagePlus from 'lucide-react/icons/image-plus';
import styles from './drop-cover.module.css';

/** Covers the page while files are dragged over it, and names their target. */
export function DropCover({ text }: { readonly text: string }) {
  return (
    <div className={styles['cover']} aria-hidden="true">
      <p>
        <ImagePlus /> {text}
      </p>
    </div>
  );
}
