import type { Editor } from '@tiptap/core';
import Image from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import { Toolbar } from '../../actions/Toolbar.tsx';
import styles from './editor.module.css';
import { emphasis, lists, shapes, steps, type EditorTool } from './tools.tsx';
import { useEditorState } from './use-editor.ts';

interface ToolRowProps {
  readonly editor: Editor;
  readonly label: string;
  readonly tools: 'few' | 'all';
  readonly onLink: () => void;
  readonly onPicture: (() => void) | undefined;
}

/** The tools above a text: one stop for Tab, and the cursor stays where it is. */
export function ToolRow({ editor, label, tools, onLink, onPicture }: ToolRowProps) {
  const link: EditorTool = { name: 'Link', Icon: Link, use: onLink, isOn: () => editor.isActive('link') };
  const picture: EditorTool[] = onPicture ? [{ name: 'Picture', Icon: Image, use: onPicture }] : [];
  const groups = [[...emphasis, link], ...(tools === 'all' ? [shapes] : []), lists, picture, steps];
  return (
    <div className={styles['tools']}>
      <Toolbar label={label}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <div key={group[0]?.name} className={styles['group']}>
              {group.map((tool) => (
                <ToolButton key={tool.name} editor={editor} tool={tool} />
              ))}
            </div>
          ))}
      </Toolbar>
    </div>
  );
}

function ToolButton({ editor, tool }: { readonly editor: Editor; readonly tool: EditorTool }) {
  const { name, Icon, use, isOn, canUse } = tool;
  const standing = useEditorState(editor, (now) => `${isOn?.(now) ?? ''} ${canUse?.(now) ?? true}`);
  const [on, can] = standing.split(' ');
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isOn && on === 'true'}
      aria-disabled={can === 'false' || undefined}
      className={styles['tool']}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => can === 'true' && use(editor)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
