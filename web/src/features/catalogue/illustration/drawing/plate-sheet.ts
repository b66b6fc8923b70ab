import { plateStyles } from '@dre/illustrations/kit/svg/stylesheet';
import { sharedDefinitions } from '@dre/illustrations/kit/svg/svg-defs';
import { svgElement } from './svg-element.ts';

let isProvided = false;

/** The style sheet and the gradients all plates share: once per page, with the first picture shown. */
export function providePlateSheet(): void {
  if (isProvided) return;
  isProvided = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(plateStyles());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const definitions = svgElement({
    tag: 'svg',
    attributes: { class: 'rv rv-shared', 'aria-hidden': 'true', width: '0', height: '0' },
    children: [{ tag: 'defs', attributes: {}, children: sharedDefinitions() }],
  });
  // Not display: none, which would disable the gradients for everything painted with them.
  definitions.style.position = 'absolute';
  document.body.append(definitions);
}
