import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import CloudRain from 'lucide-react/icons/cloud-rain';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Package from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';

export const holdIcons: Readonly<Record<HoldKind, ReactNode>> = {
  parts: <Package aria-hidden="true" />,
  approval: <FilePenLine aria-hidden="true" />,
  sublet: <Truck aria-hidden="true" />,
  customer: <User aria-hidden="true" />,
  weather: <CloudRain aria-hidden="true" />,
  equipment: <Wrench aria-hidden="true" />,
  people: <Users aria-hidden="true" />,
};
