import { checkAudit, type ProductState } from '@dre/core/contract/system/product-state';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Facts } from '../../lib/components/facts.tsx';
import { useApi } from '../../lib/calls/services.ts';
import { problemText } from '../../lib/calls/use-action.ts';
import { When } from '../../lib/text/when.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { fileSize } from '../../lib/text/file-size.ts';
import styles from './admin-home-page.module.css';

const gigabyte = 1024 ** 3;
/** Below this share of the disk, free space is reported as low. */
const leastFree = 0.1;

/** "63.5 GB"; smaller sizes as everywhere. */
function size(bytes: number): string {
  return bytes < gigabyte ? fileSize(bytes) : `${Number((bytes / gigabyte).toFixed(1))} GB`;
}

export function Storage({ storage: { pictures, database, disk } }: Pick<ProductState, 'storage'>) {
  const isFull = disk !== null && disk.free < disk.size * leastFree;
  return (
    <>
      {isFull && <Alert tone="warning">Little room is left on the disk.</Alert>}
      <Facts
        rows={[
          [
            'Pictures',
            <Link key="pictures" to="/admin/companies">
              {size(pictures)}
            </Link>,
          ],
          ['Database', size(database)],
          ['Disk', disk === null ? null : `${size(disk.free)} free of ${size(disk.size)}`],
        ]}
      />
    </>
  );
}

export function Health({ health }: Pick<ProductState, 'health'>) {
  const { version, startedAt, node, postgres, migrations, newestMigration } = health;
  return (
    <>
      <Facts
        rows={[
          ['Version', `${version}, on Node ${node}`],
          ['Running since', <When key="since" at={startedAt} />],
          ['PostgreSQL', postgres.split(' ')[0]],
          ['Migrations', `${migrations}, the last ${newestMigration}`],
          ['Backups', 'Made by whoever runs it, with npm run backup'],
        ]}
      />
      <AuditCheck />
    </>
  );
}

/** Reads the whole audit log, so it runs only on request. */
function AuditCheck() {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly isWhole: boolean; readonly sentence: string }>();
  const check = async () => {
    setBusy(true);
    const answer = await api.call(checkAudit, {});
    setBusy(false);
    setSaid(answer.ok ? answer.value : { isWhole: false, sentence: problemText(answer.refusal) });
  };
  return (
    <div className={styles['audit']}>
      <Button onPress={() => void check()} loading={isBusy}>
        Check the audit record
      </Button>
      <output>{said && <Alert tone={said.isWhole ? 'success' : 'error'}>{said.sentence}</Alert>}</output>
    </div>
  );
}
