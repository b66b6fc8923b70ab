import { createElement, useEffect, useSyncExternalStore } from 'react';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { askTemplates, onTemplateRequest, templateRequest } from './template-layer.ts';

const saving = onDemand(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog);
const inserting = onDemand(async () => (await import('./insert-template-dialog.tsx')).InsertTemplateDialog);

/** The dialogs about templates, fetched when somebody first asks for one. */
export function Templates() {
  const request = useSyncExternalStore(onTemplateRequest, templateRequest, templateRequest);
  const Save = useOnDemand(saving, request?.kind === 'save');
  const Insert = useOnDemand(inserting, request?.kind === 'insert');
  useEffect(() => () => askTemplates(null), []);
  const onClose = () => askTemplates(null);
  if (request?.kind === 'save' && Save) return createElement(Save, { lines: request.lines, onClose });
  return request?.kind === 'insert' && Insert ? createElement(Insert, { onClose }) : null;
}
