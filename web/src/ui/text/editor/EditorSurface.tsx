import { useId, useState } from 'react';
import { InlineError } from '../../fields/InlineError.tsx';
import fieldStyles from '../../fields/field.module.css';
import textStyles from '../rich-text.module.css';
import type { RichTextEditorProps } from './editor-props.ts';
import styles from './editor.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { ToolRow } from './ToolRow.tsx';
import { useEditor } from './use-editor.ts';

/** The editor of a text: tools, text, and the dialogs for links and pictures. */
export function EditorSurface(props: RichTextEditorProps) {
  const { label, value, onChange, tools = 'few', error, keepPicture } = props;
  const [asking, setAsking] = useState<'link' | 'picture'>();
  const [file, setFile] = useState<File>();
  const id = useId();
  const askPicture = (chosen?: File) => {
    setFile(chosen);
    setAsking('picture');
  };
  const { place, editor } = useEditor({
    value,
    onChange,
    takeFile: keepPicture && askPicture,
    attributes: {
      class: `${textStyles['text']} ${styles['writing']}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': id,
      'aria-describedby': `${id}-error`,
    },
  });
  return (
    <div className={fieldStyles['field']} data-invalid={error ? true : undefined}>
      <span id={id} className={fieldStyles['label']}>
        {label}
      </span>
      <div className={styles['desk']} data-invalid={error ? true : undefined}>
        {editor && (
          <ToolRow
            editor={editor}
            label={`${label}: tools`}
            tools={tools}
            onLink={() => setAsking('link')}
            onPicture={keepPicture && (() => askPicture())}
          />
        )}
        <div ref={place} className={styles['place']} />
      </div>
      <span role="alert">{error && <InlineError id={`${id}-error`}>{error}</InlineError>}</span>
      {editor && asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(undefined)} />}
      {editor && keepPicture && asking === 'picture' && (
        <PictureDialog
          editor={editor}
          keepPicture={keepPicture}
          file={file}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
