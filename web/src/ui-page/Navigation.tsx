import { useState } from 'react';
import { Breadcrumb } from '../ui/layout/Breadcrumb.tsx';
import { Pagination } from '../ui/layout/Pagination.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { Specimen } from './Specimen.tsx';

const hrefOf = (page: number) => `?page=${page}`;

export function Navigation() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Specimen title="Tabs" size="half">
        <Tabs
          label="Estimate"
          tabs={[
            { id: 'lines', label: 'Lines', count: 12, content: 'Twelve lines.' },
            { id: 'photos', label: 'Photos', count: 0, content: 'No photos.' },
            { id: 'notes', label: 'Notes', content: 'A note for the insurer.' },
            { id: 'claim', label: 'Claim', isDisabled: true, content: '' },
          ]}
        />
      </Specimen>
      <Specimen title="Breadcrumb" size="half">
        <Breadcrumb
          above={[
            { id: 'admin', link: <a href="#navigation">Admin Portal</a> },
            { id: 'parts', link: <a href="#navigation">Parts</a> },
          ]}
          current="Fender skirt, tandem axle, fiberglass, right"
        />
      </Specimen>
      <Specimen title="Pagination" size="half">
        <Pagination page={page} pages={24} onPage={setPage} hrefOf={hrefOf} label="Pages of the list" />
      </Specimen>
      <Specimen title="Pagination, in the middle" size="half">
        <Pagination page={12} pages={24} onPage={setPage} hrefOf={hrefOf} label="Pages in the middle" />
      </Specimen>
      <Specimen title="Pagination, few pages" size="half">
        <Pagination page={3} pages={3} onPage={setPage} hrefOf={hrefOf} label="Few pages" />
      </Specimen>
    </>
  );
}
