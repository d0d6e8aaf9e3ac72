import { api, type DwangStore, useDispatch } from '@dwang/client';
import { Button, Heading, ReloadIcon, Row, Stack, useIsPhone, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { useState } from 'react';
import { BackupList } from './backup-list';
import { SecurityLogList } from './security-log-list';
import { ServerList } from './server-list';
import { WorkList } from './work-list';
import './maintenance.css';

const PARTS = [
  { key: 'servers', label: 'Servers & Resources', children: <ServerList /> },
  { key: 'work', label: 'Background Work', children: <WorkList /> },
  { key: 'backups', label: 'Backups & Recovery', children: <BackupList /> },
  { key: 'security', label: 'Security & Logs', children: <SecurityLogList /> },
];
/** The mark of Refresh Data turns at least so long, so that it is seen. Milliseconds. Source: specification 2, section 9. */
const TURNS_FOR = 1000;

/** System Maintenance; `?part=` says which of its side tabs is open. Source: specification 2, section 2.10. */
export default function SystemMaintenance() {
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const { isRefreshing, refresh } = useRefresh();
  const part = PARTS.find(({ key }) => key === search.get('part')) ?? PARTS[0];
  return (
    <Stack>
      <Row spread>
        <Heading>System Maintenance</Heading>
        <Button icon={<ReloadIcon />} loading={isRefreshing} onClick={() => void refresh()}>
          Refresh Data
        </Button>
      </Row>
      <Tabs
        className="mf-admin-parts"
        tabPlacement={isPhone ? 'top' : 'start'}
        activeKey={part?.key}
        onChange={(key) => setSearch({ tab: 'maintenance', part: key }, { replace: true })}
        items={PARTS}
        destroyOnHidden
      />
    </Stack>
  );
}

/** Reads what is shown again. */
function useRefresh() {
  const dispatch = useDispatch<DwangStore['dispatch']>();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    dispatch(api.util.invalidateTags(['Maintenance']));
    const turned = new Promise((resume) => setTimeout(resume, TURNS_FOR));
    await Promise.allSettled([turned, ...dispatch(api.util.getRunningQueriesThunk())]);
    setRefreshing(false);
  };
  return { isRefreshing, refresh };
}
