import { useCompanyZone } from '../../session/company-zone.ts';
import { whenIn, useToday } from './shop-day.ts';

/** A moment in short form by the shop's clock, wherever the device is; the full one is in the title. */
export function ShopWhen({ at }: { readonly at: string }) {
  const zone = useCompanyZone();
  const { short, full } = whenIn(zone, at, useToday());
  return (
    <time dateTime={at} title={full}>
      {short}
    </time>
  );
}
