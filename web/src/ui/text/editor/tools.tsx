import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ComponentType, SVGAttributes } from 'react';

export interface EditorTool {
  readonly name: string;
  readonly Icon: ComponentType<SVGAttributes<SVGElement>>;
  readonly use: (editor: Editor) => void;
  /** True while it is on; a tool without it acts once. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canUse?: (editor: Editor) => boolean;
}

export const emphasis: readonly EditorTool[] = [
  {
    name: 'Bold',
    Icon: Bold,
    use: (editor) => void editor.chain().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    Icon: Italic,
    use: (editor) => void editor.chain().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
];

export const lists: readonly EditorTool[] = [
  {
    name: 'Bulleted list',
    Icon: List,
    use: (editor) => void editor.chain().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    Icon: ListOrdered,
    use: (editor) => void editor.chain().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

export const shapes: readonly EditorTool[] = [
  {
    name: 'Heading',
    Icon: Heading2,
    use: (editor) => void editor.chain().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'Small heading',
    Icon: Heading3,
    use: (editor) => void editor.chain().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'Quote',
    Icon: Quote,
    use: (editor) => void editor.chain().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Code',
    Icon: Code,
    use: (editor) => void editor.chain().toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
];

export const steps: readonly EditorTool[] = [
  {
    name: 'Undo',
    Icon: Undo2,
    use: (editor) => void editor.chain().undo().run(),
    canUse: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    Icon: Redo2,
    use: (editor) => void editor.chain().redo().run(),
    canUse: (editor) => editor.can().redo(),
  },
];
