import { createElement, useEffect } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useInSight } from '../builder/in-sight.ts';
import { requestTemplates, templateRequest } from './template-layer.ts';

const saving = onDemand(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog);
const inserting = onDemand(async () => (await import('./insert-template-dialog.tsx')).InsertTemplateDialog);
const naming = onDemand(async () => (await import('./template-names.ts')).TemplateNames);

/** The template dialogs, loaded on first request, and the template names, loaded after everything else. */
export function Templates() {
  const { mayWrite } = useBuilder().now;
  const request = useStore(templateRequest, (value) => value);
  const isInSight = useInSight();
  const Save = useOnDemand(saving, request?.kind === 'save');
  const Insert = useOnDemand(inserting, request?.kind === 'insert');
  const Names = useOnDemand(naming, mayWrite && (isInSight || request?.kind === 'add'));
  useEffect(() => () => requestTemplates(null), []);
  const onClose = () => requestTemplates(null);
  return (
    <>
      {mayWrite && Names && createElement(Names)}
      {request?.kind === 'save' && Save && createElement(Save, { lines: request.lines, onClose })}
      {request?.kind === 'insert' && Insert && createElement(Insert, { onClose })}
    </>
  );
}
