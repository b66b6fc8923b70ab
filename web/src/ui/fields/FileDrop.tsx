import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { maxFileBytes, sizeRefusal } from '../../lib/text/file-size.ts';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  readonly title: string;
  /** The accepted files as a sentence: "JPG, PNG or HEIC, at most 10 MB each." */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly isDisabled?: boolean;
  readonly maxBytes?: number;
  /** Receives only files within the limit; the others are named under the box. */
  readonly onFiles: (files: File[]) => void;
}

interface RefusedFile {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

export function FileDrop(props: FileDropProps) {
  const { title, children, icon, accept, multiple = true, isDisabled = false, onFiles } = props;
  const { maxBytes = maxFileBytes } = props;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const textId = useId();

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const tooLarge = files.filter((file) => file.size > maxBytes);
    setRefused(tooLarge.map((file, index) => refusal(file, index, maxBytes)));
    const fitting = files.filter((file) => file.size <= maxBytes);
    if (fitting.length > 0) onFiles(fitting);
  };
  const look = [styles['drop'], over && styles['over'], isDisabled && styles['disabled']];
  return (
    <div>
      <label className={look.filter(Boolean).join(' ')}>
        {icon ?? <ImagePlus aria-hidden="true" />}
        <span className={styles['title']}>{title}</span>
        {children !== undefined && <span id={textId}>{children}</span>}
        <input
          type="file"
          className={styles['native']}
          accept={accept}
          multiple={multiple}
          disabled={isDisabled}
          aria-label={title}
          aria-describedby={children === undefined ? undefined : textId}
          // The input lies over the whole box, so the browser itself handles dropped files.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Lets the same file be selected again after it was shrunk.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <div role="alert">
        {refused.length > 0 && (
          <ul className={styles['refused']}>
            {refused.map(({ key, name, reason }) => (
              <li key={key}>
                <b>{name}</b> <span>{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function refusal(file: File, index: number, maxBytes: number): RefusedFile {
  return { key: `${index} ${file.name}`, name: file.name, reason: sizeRefusal(file.size, maxBytes) ?? '' };
}
