import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import { type BuilderTools, BuilderToolsProvider } from '../builder/builder-context.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { LockedReason, LockedZone } from './locked-work.tsx';

const skirt = aLine({ id: 'skirt', number: 4, description: 'Skirt panel', operation: 'replace' });

/** A locked estimate and the changes written to it. */
function locked(fields: Partial<Estimate> = {}) {
  const estimate = anEstimate({
    stage: 'locked',
    draft: null,
    lines: [skirt],
    versions: [{ label: 'E01' } as Estimate['versions'][number]],
    ...fields,
  });
  const contents = { operationKinds: [{ code: 'replace', name: 'Replace' }] };
  const store = { flush: () => undefined };
  const now = { estimate, contents, mayEdit: true, items: [], store } as unknown as EstimateNow;
  const written: Change[] = [];
  const tools = {
    present: () => now,
    applyChanges: (_label: string, changes: readonly Change[]) => {
      written.push(...changes);
      return true;
    },
    announce: () => undefined,
    selection: valueStore({ side: 'road', zone: null, region: null, line: null }),
    front: valueStore('damage'),
  } as unknown as BuilderTools;
  return { now, tools, written };
}

test('a part of a locked estimate shows its lines and why it is locked, and offers nothing to add', async () => {
  const { now, tools } = locked();
  render(
    <BuilderToolsProvider value={tools}>
      <LockedZone now={now} lines={[skirt]} region={null} />
    </BuilderToolsProvider>,
  );
  screen.getByText('This version cannot be changed. Start a supplement.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '4Skirt panelReplace',
  ]);
  await aUser().click(screen.getByRole('button', { name: /Skirt panel/ }));
  expect(tools.selection.get().line).toBe('skirt');
  expect(tools.front.get()).toBe('line');
});

test('the way on from a locked part is a supplement, in one press', async () => {
  const { now, tools, written } = locked();
  render(
    <BuilderToolsProvider value={tools}>
      <LockedReason estimate={now.estimate} mayEdit hasButton />
    </BuilderToolsProvider>,
  );
  await aUser().click(screen.getByRole('button', { name: 'Start supplement 1' }));
  expect(written).toEqual([{ kind: 'start-supplement' }]);
});

test('a void estimate and a reader are offered no supplement', () => {
  const { now, tools } = locked({ stage: 'void' });
  render(
    <BuilderToolsProvider value={tools}>
      <LockedReason estimate={now.estimate} mayEdit hasButton />
      <LockedReason estimate={locked().now.estimate} mayEdit={false} hasButton />
    </BuilderToolsProvider>,
  );
  screen.getByText('This estimate is void and can no longer be changed.');
  screen.getByText('This version cannot be changed.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
