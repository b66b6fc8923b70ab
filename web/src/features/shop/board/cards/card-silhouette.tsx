import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { CSSProperties } from 'react';
import {
  type Silhouette,
  silhouettes,
} from '../../../catalogue/illustration/silhouette/vehicle-silhouettes.ts';
import styles from './card.module.css';

/**
 * The outline of a vehicle type in the text color. It is one element with a mask: as a drawing, the shapes of dozens of
 * cards would be half of all elements the board styles and lays out.
 */
export function CardSilhouette({ type }: { readonly type: VehicleType }) {
  return <span className={styles['silhouette']} style={maskOf(type)} />;
}

const masks = new Map<VehicleType, CSSProperties>();

function maskOf(type: VehicleType): CSSProperties {
  const known = masks.get(type);
  if (known !== undefined) return known;
  const drawn = encodeURIComponent(maskDrawing(silhouettes[type]));
  const mask = { maskImage: `url("data:image/svg+xml,${drawn}")` };
  masks.set(type, mask);
  return mask;
}

/** White is seen, black is cut out. */
function maskDrawing({ body, soft, line, openings, glass, wheels }: Silhouette): string {
  const shapes = [
    soft === undefined ? '' : `<path d="${soft}" opacity=".55"/>`,
    `<path d="${body}"/>`,
    line === undefined
      ? ''
      : `<path d="${line}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
    ...openings.map(
      ([x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(2, height / 2)}" fill="#000"/>`,
    ),
    glass === undefined ? '' : `<path d="${glass}" fill="#000"/>`,
    ...wheels.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="#000"/><circle cx="${x}" cy="${y}" r="7"/><circle cx="${x}" cy="${y}" r="2.5" fill="#000"/>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 56"><mask id="m"><g fill="#fff">${shapes.join('')}</g></mask><rect width="120" height="56" mask="url(#m)"/></svg>`;
}
