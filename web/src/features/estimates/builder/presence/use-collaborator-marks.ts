import { useEffect } from 'react';
import { useEstimateSelector } from '../../open/use-estimate.ts';
import { useBuilder } from '../builder-context.ts';
import { lineOfWhere } from './presence-text.ts';

/**
 * Outlines the lines other people are on. A style sheet of its own, so that neither scrolling nor presence
 * re-renders rows.
 */
export function useCollaboratorMarks(): void {
  const { now } = useBuilder();
  const collaborators = useEstimateSelector(now.store, (open) => open.collaborators);
  const rules = collaborators.map(({ where }) => ruleFor(where, now.estimate.lines)).join('\n');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}

function ruleFor(where: string, lines: readonly { readonly id: string; readonly number: number }[]): string {
  const position = lineOfWhere(where);
  const line = lines.find(({ number }) => number === position?.line);
  if (position === null || line === undefined) return '';
  const row = `[role="row"][data-key="${CSS.escape(line.id)}"]`;
  const selector = position.column === null ? row : `${row} > [data-column="${position.column}"]`;
  return `${selector} { outline: 2px solid var(--violet-text); outline-offset: -2px; }`;
}
