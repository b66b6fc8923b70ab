import { listTemplates } from '@dre/core/contract/estimates/templates';
import { useEffect, useMemo } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { insertionOf, skippedText } from './template-insertion.ts';
import { templateChoices } from './template-choices.ts';
import { requestTemplates, namedTemplates, templateRequest } from './template-layer.ts';

/** Loads template names while the builder is open, and adds a requested template. */
export function TemplateNames(): null {
  const { now, applyChanges, announce, selection } = useBuilder();
  const { contents, estimate } = now;
  const { vehicleType } = estimate.unit;
  const { data } = useQuery(listTemplates, {});
  const choices = useMemo(
    () => templateChoices(data?.items ?? [], contents, vehicleType),
    [data, contents, vehicleType],
  );
  useEffect(() => {
    namedTemplates.set(choices.map(({ id, name, lines }) => ({ id, name, lines: lines.length })));
    return () => namedTemplates.set([]);
  }, [choices]);
  const request = useStore(templateRequest, (current) => current);
  useEffect(() => {
    const choice = request?.kind === 'add' ? choices.find(({ id }) => id === request.id) : undefined;
    if (choice === undefined) return;
    requestTemplates(null);
    const { changes, lines, skipped } = insertionOf(choice, estimate, contents, newId, selection.get().side);
    if (lines > 0 && applyChanges(`Insert ${choice.name}`, changes))
      announce(`${String(lines)} lines of ${choice.name} added.`);
    if (skipped.length > 0) void showBanner({ message: skippedText(choice.name, skipped) });
  }, [request, choices, estimate, contents, applyChanges, announce, selection]);
  return null;
}
