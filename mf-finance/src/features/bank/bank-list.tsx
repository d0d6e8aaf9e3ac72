import type { BankLine, BankLineState, MatchSuggestion } from '@dwang/contracts';
import { EmptyState, ErrorState, Panel, Skeleton, Stack, useIsPhone } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { BankLineRow } from './bank-line-row';
import { ChooseDialog } from './choose-dialog';
import { useBankMoves } from './use-bank-moves';
import { useBankRows } from './use-bank-rows';
import { useLineKeys } from './use-line-keys';

interface BankListProps {
  state: BankLineState;
  empty: { text: string; hint: string; action?: ReactNode };
}

const bodyOf = ({ parts }: MatchSuggestion) => ({ invoices: parts.map(({ invoiceId, amount }) => ({ invoiceId, amount })) });

/** The lines of one state, to be worked through by thumb or keyboard. */
export function BankList({ state, empty }: BankListProps) {
  const { rows, totals, isFetching, error, retry, hasMore, loadMore } = useBankRows(state);
  const moves = useBankMoves();
  const [choosing, setChoosing] = useState<BankLine | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => rows?.filter(({ id }) => !moves.settled.has(id)), [rows, moves.settled]);
  const ids = useMemo(() => lines?.map(({ id }) => id) ?? [], [lines]);
  const { keepPlace } = useLineKeys(list, ids);
  const isPhone = useIsPhone();

  const act = (line: BankLine, work: (line: BankLine) => unknown) => {
    keepPlace(line.id);
    void work(line);
  };
  const accept = (line: BankLine) => {
    const [suggestion] = line.suggestions;
    if (suggestion) act(line, () => moves.accept(line, bodyOf(suggestion)));
  };
  const isEmpty = lines?.length === 0 && !hasMore && !isFetching;
  return (
    <Stack>
      {state === 'new' && !isPhone && ids.length > 0 && (
        <p className="bank-beside">Keys: ↑ and ↓ go from line to line, Enter accepts, C chooses, I ignores.</p>
      )}
      {/* Stays while the rows come and go, as it listens for keys. */}
      <ul className="bank-lines" ref={list} aria-label="Bank lines" hidden={ids.length === 0}>
        {lines?.map((line) => (
          <BankLineRow
            key={line.id}
            line={line}
            busy={moves.busy === line.id}
            onAccept={() => accept(line)}
            onChoose={() => setChoosing(line)}
            onIgnore={() => act(line, moves.ignore)}
            onUndo={() => act(line, moves.undo)}
          />
        ))}
      </ul>
      {!rows && !error && <Waiting />}
      {!rows && error && (
        <ErrorState title="Could not load the bank lines" reason={error} onRetry={retry} retrying={isFetching} />
      )}
      {isEmpty && (
        <Panel>
          <EmptyState {...empty} />
        </Panel>
      )}
      {lines && lines.length > 0 && (
        <LoadMore
          shown={lines.length}
          total={totals && Math.max(lines.length, totals[state].count)}
          noun="lines"
          hasMore={hasMore}
          loading={isFetching}
          onMore={loadMore}
        />
      )}
      {choosing && (
        <ChooseDialog
          line={choosing}
          onClose={() => setChoosing(null)}
          onMatch={async (body) => {
            keepPlace(choosing.id);
            const isDone = await moves.accept(choosing, body);
            if (isDone) setChoosing(null);
          }}
          busy={moves.busy === choosing.id}
        />
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <div className="bank-lines" role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="bank-line">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}
