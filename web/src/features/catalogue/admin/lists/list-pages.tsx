import { BookListPage } from './list-page.tsx';
import { partTypesList, sidesList, subSidesList } from './list-kinds.ts';

export function PartTypesPage() {
  return <BookListPage kind={partTypesList} />;
}

export function SidesPage() {
  return <BookListPage kind={sidesList} />;
}

export function SubSidesPage() {
  return <BookListPage kind={subSidesList} />;
}
