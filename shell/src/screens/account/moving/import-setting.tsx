import { API_TAGS, api, errorText, useDispatch } from '@dwang/client';
import type { CompanyImport } from '@dwang/contracts';
import { Button, ErrorState } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { useEffect, useRef, useState } from 'react';
import { lateDialog } from '../../../late';
import { SettingRow } from '../setting-row';
import { ImportProgress } from './import-progress';
import { ImportFailed, ImportResult } from './import-result';
import { useListCompanyImportsQuery } from './imports-api';
import './moving.css';

const ImportDialog = lateDialog('The import', () => import('./import-dialog'));

/** Milliseconds between two looks at an import that goes on. */
const LOOK_EVERY = 1500;

/** An owner brings a company in by the export of another installation; how far it is, and how it ended. */
export function ImportSetting() {
  const [isWorking, setWorking] = useState(false);
  const { data, error, refetch, isFetching } = useListCompanyImportsQuery(undefined, {
    pollingInterval: isWorking ? LOOK_EVERY : 0,
  });
  const [asked, setAsked] = useState<'new' | CompanyImport | null>(null);
  const newest = data?.items[0];
  const status = newest?.status;
  useEffect(() => setWorking(status === 'checking' || status === 'writing'), [status]);
  useReadAllOnceDone(status);
  return (
    <>
      <SettingRow
        title="Import"
        text="The export of a company at another installation, into this one. Only while nothing has been entered here yet."
      >
        {data && !newest && (
          <Button icon={<UploadIcon />} onClick={() => setAsked('new')}>
            Import an export
          </Button>
        )}
      </SettingRow>
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {newest && ['uploading', 'checking', 'writing'].includes(newest.status) && (
        <ImportProgress work={newest} isUnheard={Boolean(error)} onChoose={() => setAsked(newest)} />
      )}
      {newest?.status === 'done' && <ImportResult work={newest} />}
      {newest?.status === 'failed' && <ImportFailed work={newest} onAgain={() => setAsked('new')} />}
      {asked && (
        <ImportDialog begun={asked === 'new' ? null : asked} onClose={() => setAsked(null)} onMissing={() => setAsked(null)} />
      )}
    </>
  );
}

/** All that the page has read is of the company while it was empty. */
function useReadAllOnceDone(status: CompanyImport['status'] | undefined): void {
  const dispatch = useDispatch();
  const before = useRef(status);
  useEffect(() => {
    const wasWorking = before.current !== undefined && before.current !== 'done';
    before.current = status;
    if (status === 'done' && wasWorking) dispatch(api.util.invalidateTags([...API_TAGS]));
  }, [status, dispatch]);
}
