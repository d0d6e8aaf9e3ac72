import { errorText } from '@dwang/client';
import type { Server, ServerLogLine } from '@dwang/contracts';
import { Dialog, ErrorState, formatTime, LoadingBar, Text } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useLayoutEffect, useRef } from 'react';
import { useReadServerLogQuery } from '../../api/maintenance';

/** In milliseconds. */
const READ_EVERY = 3000;
/** Within so many pixels of its end the log is taken to be followed. */
const NEAR_END = 40;

/** The log of a process as it is written, to be read only. */
export function ServerConsole({ server, onClose }: { server: Server; onClose: () => void }) {
  const { data, error, refetch } = useReadServerLogQuery(server.id, {
    pollingInterval: READ_EVERY,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog open variant="side" title={`Console of ${server.name}`} onClose={onClose}>
      <Text rank="secondary">The live log, to be read only. Passwords, keys and e-mail addresses are masked.</Text>
      {data && <Lines lines={data.lines} />}
      {!data && !error && <LoadingBar />}
      {!data && error && (
        <ErrorState
          title="Could not load the log"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

/** Follows the end of the log until somebody scrolls up to read. */
function Lines({ lines }: { lines: ServerLogLine[] }) {
  const { timeZone } = useUser().company;
  const box = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what it scrolls for.
  useLayoutEffect(() => {
    if (box.current && isFollowed.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  const follow = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    isFollowed.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <div ref={box} className="mf-admin-console" role="log" aria-label="Live log" tabIndex={0} onScroll={follow}>
      {lines.length === 0 && <p>Nothing has been written yet.</p>}
      {lines.map(({ at, level, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name; two may be the same.
        <p key={`${at} ${index}`} className={`mf-admin-line-${level}`}>
          <time dateTime={at}>{formatTime(at, timeZone)}</time> {level} {text}
        </p>
      ))}
    </div>
  );
}
