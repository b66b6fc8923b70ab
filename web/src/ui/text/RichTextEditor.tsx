import { createElement } from 'react';
import type { RichTextEditorProps } from './editor/editor-props.ts';
import { onDemand, useOnDemand } from '../primitives/on-demand.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

const desk = onDemand(async () => (await import('./editor/EditorSurface.tsx')).EditorSurface);

/** Fetched when first needed: readers do not load an editor. */
export function RichTextEditor(props: RichTextEditorProps) {
  const Desk = useOnDemand(desk, true);
  return Desk ? createElement(Desk, props) : <Skeleton shape="block" />;
}
