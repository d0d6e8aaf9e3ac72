import { errorText } from '@dwang/client';
import type { Backup, BackupPage } from '@dwang/contracts';
import { AddIcon, Alert, Button, Row, Stack } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useEffect } from 'react';
import { useCreateBackupMutation, usePageBackupsInfiniteQuery } from '../../api/maintenance';
import { ListFoot } from '../../lists/list-foot';
import { backupColumns } from './backup-columns';
import { backupNote } from './backup-note';

/** A backup that is being made is looked after this often, in milliseconds. */
const LOOK_EVERY = 2000;

/** The backups, newest first, and one more at the press of a button. */
export function BackupList() {
  const { timeZone } = useUser().company;
  const list = usePageBackupsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = list.data?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const totals = pages?.at(-1)?.totals;
  const isMaking = rows?.some(({ status }) => status === 'in_progress') ?? false;
  useLookAgain(isMaking, list.refetch);
  return (
    <Stack>
      <Row spread>
        <span />
        <CreateBackup isMaking={isMaking} />
      </Row>
      <DataTable<Backup>
        label="Backups"
        columns={backupColumns(timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isLoading}
        error={list.error && !rows ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load the backups"
        onRetry={() => void list.refetch()}
        empty={{ text: 'No backups', hint: 'The first one is made at midnight, or now with the button above.' }}
        actionsTitle="Actions"
        actions={(backup) => <Download backup={backup} />}
      />
      <ListFoot list={list} noun="backups" />
      {totals && <Note totals={totals} />}
    </Stack>
  );
}

function CreateBackup({ isMaking }: { isMaking: boolean }) {
  const notify = useNotify();
  const [create, { isLoading }] = useCreateBackupMutation();
  const isBusy = isMaking || isLoading;
  const start = () =>
    create()
      .unwrap()
      .catch((error) => notify.error({ title: 'Backup not started', description: errorText(error, 'Please try again.') }));
  return (
    <Button type="primary" icon={<AddIcon />} loading={isBusy} onClick={() => void start()}>
      {isBusy ? 'Creating Backup...' : 'Create Backup Now'}
    </Button>
  );
}

function Download({ backup: { id, status } }: { backup: Backup }) {
  if (status !== 'completed') return null;
  return (
    <Button size="small" href={`/api/admin/backups/${id}/file`} download>
      Download
    </Button>
  );
}

function Note({ totals }: { totals: BackupPage['totals'] }) {
  return (
    <>
      <Alert type="info" showIcon title="Automatic backups" description={backupNote(totals)} />
      <Alert
        type="info"
        showIcon
        title="To restore one"
        description={
          <>
            Stop all servers, set the same BACKUP_KEY, and run on the server{' '}
            <code className="mf-admin-command">node services/gateway/dist/main.mjs --restore file</code>. The database may be the
            other one. What is there already is only replaced with --force.
          </>
        }
      />
    </>
  );
}

function useLookAgain(isMaking: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isMaking) return;
    const looking = setInterval(() => void refetch(), LOOK_EVERY);
    return () => clearInterval(looking);
  }, [isMaking, refetch]);
}
