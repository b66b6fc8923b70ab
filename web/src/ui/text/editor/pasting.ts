import { type RichText, richTextOf } from '@dre/core/domain/content/rich-text';
import { Extension } from '@tiptap/core';
import { Fragment, Node, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { readHtml } from './read-html.ts';

/** Longer text was not typed by a person; it is cut off. */
const most = 400_000;

/**
 * Reads pasted and dropped content before the editor does: the editor hands markup to the browser under a Trusted Types
 * policy of its own, which the content policy forbids.
 */
export function pasting(takeFile: ((file: File) => void) | undefined): Extension {
  return Extension.create({
    name: 'pasting',
    priority: 1_001,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, event) => {
              event.preventDefault();
              insert(view, event.clipboardData, takeFile);
              return true;
            },
            drop: (view, event) => {
              // Moved inside the editor: nothing is read.
              if (view.dragging !== null) return false;
              event.preventDefault();
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (place) {
                const { state } = view;
                view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(place.pos))));
              }
              insert(view, event.dataTransfer, takeFile);
              return true;
            },
          },
        },
      }),
    ],
  });
}

function insert(
  view: EditorView,
  data: DataTransfer | null,
  takeFile: ((file: File) => void) | undefined,
): void {
  if (data === null || !view.editable) return;
  const html = data.getData('text/html').slice(0, most);
  const plain = data.getData('text/plain').slice(0, most).replaceAll('\r\n', '\n');
  const file = data.files[0];
  if (file !== undefined && html === '' && plain === '') {
    takeFile?.(file);
    return;
  }
  const { state } = view;
  const tr = state.tr.setMeta('paste', true).setMeta('uiEvent', 'paste');
  if (state.selection.$from.parent.type.spec.code) {
    view.dispatch(tr.insertText(plain).scrollIntoView());
    return;
  }
  const read = html === '' ? linesOf(plain) : readHtml(html);
  const content = Fragment.from(read.content.map((block) => Node.fromJSON(state.schema, block)));
  view.dispatch(tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
}

function linesOf(text: string): RichText {
  return richTextOf(text.replaceAll(/(?!\n)\p{Cc}/gu, ' ').split(/\n+/));
}
