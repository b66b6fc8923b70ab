import { createElement, type ReactElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** An icon of lucide, drawn as lucide draws it; the build puts it in the place of theirs. */
export function iconOf(shapes: readonly Shape[]) {
  return function Icon({ size = 24, className = '', ...attributes }: IconProps): ReactElement {
    const frame = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      ...stroke,
      ...round,
      className: `lucide ${className}`.trim(),
      // Hidden from screen readers unless it has a name.
      'aria-hidden': attributes['aria-label'] === undefined || undefined,
      ...attributes,
    };
    return createElement('svg', frame, ...shapes.map(([tag, own]) => createElement(tag, own)));
  };
}
