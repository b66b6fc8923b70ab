import { View } from '../../kit/view.ts';

export const halfWidth = 48;

export const fromFront = [
  ['curb', -1],
  ['road', 1],
] as const;

export const fromRear = [
  ['road', -1],
  ['curb', 1],
] as const;

export const endView = (title: string, view: 'front' | 'rear') =>
  new View({
    id: `tc11.${view}`,
    vehicle: 'truck-camper-11',
    side: view,
    title: `Truck camper 11 ft — ${title}`,
    width: 128,
    height: 151,
    direction: 1,
    originX: 64,
    wall: [34, 137],
    skirt: [34, 61],
    pad: [8, 22, 10, 22],
    lineScale: 0.62,
  });
