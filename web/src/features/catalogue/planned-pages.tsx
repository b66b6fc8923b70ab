import Boxes from 'lucide-react/icons/boxes';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import Shapes from 'lucide-react/icons/shapes';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function PartsPage() {
  return (
    <PlannedPage
      title="All Parts"
      Icon={Boxes}
      state="No parts are shown yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      The parts of the book, with their operations, times and prices, will be edited here.
    </PlannedPage>
  );
}

export function PartTypesPage() {
  return (
    <PlannedPage
      title="All Part Types"
      Icon={Shapes}
      state="No part types are shown yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      The categories that parts belong to will be edited here.
    </PlannedPage>
  );
}

export function SidesPage() {
  return (
    <PlannedPage
      title="All Sides"
      Icon={RectangleHorizontal}
      state="No sides are shown yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      The sides of the illustrated vehicles will be edited here.
    </PlannedPage>
  );
}

export function SubSidesPage() {
  return (
    <PlannedPage
      title="All Sub Sides"
      Icon={Grid2x2}
      state="No sub sides are shown yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      The zones of each side, and the region of the picture each one is, will be edited here.
    </PlannedPage>
  );
}
