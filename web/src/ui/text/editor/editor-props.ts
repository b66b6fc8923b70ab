import type { RichText } from '@dre/core/domain/content/rich-text';
import type { Result } from '@dre/core/domain/result';

/** A picture the server has stored, and its address. */
export interface UploadedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface RichTextEditorProps {
  readonly label: string;
  /** The initial value. The text of another item needs another `key`. */
  readonly value: RichText;
  /** Called on every change, with the text as it is stored. */
  readonly onChange: (text: RichText) => void;
  /** News need little; a topic of the help has headings, quotes and code too. */
  readonly tools?: 'few' | 'all';
  readonly error?: string | undefined;
  /** Uploads a picture, or returns why not. Without it the text has no pictures. */
  readonly keepPicture?: (file: File) => Promise<Result<UploadedPicture, string>>;
}
