import { type RichText, richTextOf } from '@dre/core/domain/content/rich-text';
import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { extensions } from './extensions.ts';
import { normalizedText } from './normalized-text.ts';

interface Writing {
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
  readonly takeFile: ((file: File) => void) | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}

const blank = richTextOf(['']);

/** Mounts the editor on an element for as long as the element is on the page. */
export function useEditor(writing: Writing) {
  const [editor, setEditor] = useState<Editor>();
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(writing);
  useEffect(() => {
    newest.current = writing;
  });
  useEffect(() => {
    const { value, attributes, takeFile } = newest.current;
    const made = new Editor({
      element: place.current,
      // The editor would otherwise inject a style element into the page.
      injectCSS: false,
      // Pasted content is read by `pasting.ts`, and links are set by their dialog.
      enablePasteRules: false,
      extensions: extensions(takeFile && ((file) => newest.current.takeFile?.(file))),
      content: (value.content.length > 0 ? value : blank) as unknown as JSONContent,
      editorProps: { attributes },
      onUpdate: ({ editor: changed }) => newest.current.onChange(normalizedText(changed.getJSON())),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  return { place, editor };
}

/** The tools that are on at the cursor, and those that can be used. */
export function useEditorState(editor: Editor, of: (editor: Editor) => string): string {
  return useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => {
        editor.off('transaction', onChange);
      };
    },
    () => of(editor),
  );
}
