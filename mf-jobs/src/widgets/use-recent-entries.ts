import { useEntriesWithPending, useListTimeEntriesQuery } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { useEffect, useRef, useState } from 'react';

const ALL = {};
/** An event of the page has the list read again at most so often; the Refresh button always does. Source: specification 1, section 7. */
const THROTTLE = 60_000;

/** An entry that the page told of by `newTimeEntry`, and when. */
interface Told {
  entry: TimeEntry;
  at: number;
}

/** Each `newTimeEntry` of the page, the last first. */
function useTold(onTold: () => void): readonly Told[] {
  const [told, setTold] = useState<readonly Told[]>([]);
  const latest = useRef(onTold);
  latest.current = onTold;
  useEffect(() => {
    const hear = ({ detail }: Event & { detail?: TimeEntry }) => {
      if (detail?.uid)
        setTold((before) => [{ entry: detail, at: Date.now() }, ...before.filter(({ entry }) => entry.uid !== detail.uid)]);
      latest.current();
    };
    window.addEventListener('newTimeEntry', hear);
    return () => window.removeEventListener('newTimeEntry', hear);
  }, []);
  return told;
}

/** The last `count` entries, those on top that the page has just told of, whenever they were worked. `newest` is the one to highlight. */
export function useRecentEntries(count: number) {
  const zone = useUser().company.timeZone;
  const query = useListTimeEntriesQuery({ sort: '-startTime', limit: count });
  const { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } = query;
  const told = useTold(() => {
    if (Date.now() - fulfilledTimeStamp >= THROTTLE) void refetch();
  });
  const { rows } = useEntriesWithPending({ items: data?.items, totals: data?.totals, isLost: Boolean(error) }, ALL, zone);
  const listed = new Map(rows?.map((row) => [row.uid, row]));
  const oldest = rows?.at(-1)?.startTime ?? '';
  // What a later answer would list and does not is gone.
  const isThere = ({ entry, at }: Told) => at > fulfilledTimeStamp || listed.has(entry.uid) || entry.startTime < oldest;
  const top = told.filter(isThere).map(({ entry }) => listed.get(entry.uid) ?? entry);
  const others = rows?.filter(({ uid }) => !top.some((one) => one.uid === uid));
  return { rows: others && [...top, ...others].slice(0, count), zone, error, isFetching, refetch };
}
