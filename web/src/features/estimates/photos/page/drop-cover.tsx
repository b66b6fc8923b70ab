import ImagePlus from 'lucide-react/icons/image-plus';
import styles from './drop-cover.module.css';

/** Over everything while files are held above the page: where they will belong. */
export function DropCover({ words }: { readonly words: string }) {
  return (
    <div className={styles['cover']} aria-hidden="true">
      <p>
        <ImagePlus /> {words}
      </p>
    </div>
  );
}
