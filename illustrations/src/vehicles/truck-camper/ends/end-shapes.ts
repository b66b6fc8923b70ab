import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { vehicle } from '../hull.ts';

export const halfWidth = 48;

export const fromFront = [
  ['curb', -1],
  ['road', 1],
] as const;

export const fromRear = [
  ['road', -1],
  ['curb', 1],
] as const;

export const camperEnd = (title: string, view: 'front' | 'rear') =>
  endView(vehicle, view, 128, 151, {
    shows: `${title}`,
    wall: [34, 137],
    skirt: [34, 61],
    pad: [8, 22, 10, 22],
  });
