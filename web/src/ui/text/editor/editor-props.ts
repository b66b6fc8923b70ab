import type { RichText } from '@dre/core/domain/content/rich-text';
import type { Result } from '@dre/core/domain/result';

/** A picture the product has taken, and where it is shown from. */
export interface UploadedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface RichTextEditorProps {
  readonly label: string;
  /** What it begins with. A text of another thing needs another `key`. */
  readonly value: RichText;
  /** Every change, as it is to be kept. */
  readonly onChange: (text: RichText) => void;
  /** News need little; a topic of the help has headings, quotes and code too. */
  readonly tools?: 'few' | 'all';
  readonly error?: string | undefined;
  /** Takes a picture, or says why not. Without it there are none. */
  readonly keepPicture?: (file: File) => Promise<Result<UploadedPicture, string>>;
}
