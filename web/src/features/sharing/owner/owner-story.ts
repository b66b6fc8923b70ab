import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { changeText } from '@dre/core/domain/sharing/supplement-text';
import { price } from '../../../lib/text/format.ts';
import { longDay } from '../days.ts';
import { yourVehicle } from './your-vehicle.ts';

type Story = Pick<OwnersEstimate, 'view' | 'version' | 'supplement' | 'photos' | 'repair' | 'state'>;

/** Once the estimate is agreed to, an owner comes to see how the repair stands. */
function isAboutRepair({ repair, state }: Pick<Story, 'repair' | 'state'>): boolean {
  return repair !== null && state === 'approved';
}

export function ownerHeading(shared: Story): string {
  const { view, version, supplement } = shared;
  const vehicle = yourVehicle(view);
  if (isAboutRepair(shared)) return vehicle === '' ? 'Your repair' : `The repair of your ${vehicle}`;
  const what = supplement === null ? 'Estimate' : `Supplement ${version}`;
  if (vehicle !== '') return `${what} for your ${vehicle}`;
  return supplement === null ? 'Your estimate' : `${what} to your estimate`;
}

export function ownerGreeting(shared: Story): string {
  const { view, version, supplement } = shared;
  const first = view.name.split(/\s+/)[0] ?? '';
  const hello = first === '' ? 'Hello.' : `Hello ${first}.`;
  const same = numberedText(shared);
  const change =
    supplement === null
      ? ''
      : `it ${changeText(supplement.change)}, and the repair now comes to ${price(view.gross)}.`;
  if (isAboutRepair(shared)) {
    const agreed =
      supplement === null
        ? 'the estimate you agreed to'
        : `supplement ${version} you agreed to: ${change.slice(0, -1)}`;
    return `${hello} This is how the repair stands. Below is ${agreed}. ${same}`.trim();
  }
  if (supplement !== null) return `${hello} ${version} follows ${supplement.since}: ${change} ${same}`.trim();
  const damage = view.lossDate === null ? 'the damage' : `the damage of ${longDay(view.lossDate)}`;
  return `${hello} This is what it takes to repair ${damage}. ${same}`.trim();
}

/** Mentions only what has numbers. */
function numberedText({ view, photos }: Pick<Story, 'view' | 'photos'>): string {
  const lines = view.groups.flatMap((group) => group.lines);
  const isDrawn =
    view.vehicleType !== null && lines.some(({ region, subSide }) => region !== null || subSide !== '');
  const places = [
    ...(isDrawn ? ['the drawing'] : []),
    ...(photos.some(({ numbers }) => numbers.length > 0) ? ['the photos'] : []),
  ];
  return places.length === 0 ? '' : `The numbers on ${places.join(', ')} and the list are the same.`;
}
