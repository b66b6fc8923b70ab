import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';

export const kindLabels: Readonly<Record<ShopLocation['kind'], string>> = {
  bay: 'Bay',
  booth: 'Paint booth',
  yard: 'Yard',
  'off-site': 'Off site',
};
