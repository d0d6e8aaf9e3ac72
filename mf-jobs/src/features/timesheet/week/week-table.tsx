import '../../../spans/day-table.css';
import type { TimeGrid } from '@dwang/contracts';
import { formatExactHours, formatShortDay, Skeleton } from '@dwang/kit';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { readBlock, readCell } from './cell-text';
import { GridCell } from './grid-cell';
import { stepFrom } from './grid-focus';
import { dayTotals, rowTotal, type Week, type WeekRow } from './use-week';

interface WeekTableProps {
  week: Week;
  today: string;
  listTo: (projectId: number, day: string) => string;
  /** At the foot of the first column: adds a job. */
  adder: ReactNode;
}

/** The week as a sheet: jobs against days, with sums at its edges. Arrows and Enter move, a copied block of cells can be pasted. */
export function WeekTable({ week, today, listTo, adder }: WeekTableProps) {
  const sheet = useRef<HTMLTableElement>(null);
  const { days, rows } = week;
  const totals = dayTotals(rows ?? [], days);
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const block = readBlock(event.clipboardData.getData('text'));
    const place = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (!place || !rows || (block.length < 2 && (block[0]?.length ?? 0) < 2)) return;
    event.preventDefault();
    const [row = 0, column = 0] = place.split(' ').map(Number);
    void week.setMany(cellsOf(block, rows, row, column));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="days-scroll" aria-label="Week by job" tabIndex={0}>
      <table
        ref={sheet}
        className="time-sheet"
        aria-busy={week.isFetching}
        onKeyDown={(event: KeyboardEvent<HTMLTableElement>) => void stepFrom(sheet.current, event)}
        onPaste={paste}
      >
        <thead>
          <tr>
            <th scope="col" className="time-sheet-job">
              Project
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={day === today ? 'time-today' : undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                {formatShortDay(day)}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows?.map((row, index) => (
            <tr key={row.projectId}>
              <th scope="row" className="time-sheet-job">
                <span className="jobs-name">
                  <span className="jobs-name-main">{row.projectName}</span>
                  {row.clientName && <span className="jobs-name-beside">{row.clientName}</span>}
                </span>
              </th>
              {row.cells.map((cell, column) => (
                <td key={cell.day}>
                  <GridCell
                    cell={cell}
                    place={[index, column]}
                    label={`${row.projectName}, ${formatShortDay(cell.day)}`}
                    listTo={listTo(row.projectId, cell.day)}
                    onSet={(seconds) => week.set(row.projectId, cell.day, seconds)}
                  />
                </td>
              ))}
              <td className="time-sum">{formatExactHours(rowTotal(row))}</td>
            </tr>
          ))}
          {!rows && <WaitingRows />}
          {rows && adder && (
            <tr className="time-adder">
              <td colSpan={9}>{adder}</td>
            </tr>
          )}
        </tbody>
        {rows && (
          <tfoot>
            <tr>
              <th scope="row" className="time-sheet-job">
                Total
              </th>
              {totals.map((seconds, index) => (
                <td key={days[index]} className="time-sum">
                  {formatExactHours(seconds)}
                </td>
              ))}
              <td className="time-sum">{formatExactHours(totals.reduce((sum, one) => sum + one, 0))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

const WaitingRows = () => (
  <>
    {['first', 'second', 'third'].map((key) => (
      <tr key={key}>
        <td colSpan={9}>
          <Skeleton active title={false} paragraph={{ rows: 1 }} />
        </td>
      </tr>
    ))}
  </>
);

type CellPlace = { projectId: number; day: string; seconds: number };

/** The block laid on the sheet from a cell on; what is no time, lies beside the sheet or is locked is left out. */
function cellsOf(block: string[][], rows: readonly WeekRow[], row: number, column: number): CellPlace[] {
  return block.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const cell: TimeGrid['rows'][number]['cells'][number] | undefined = rows[row + down]?.cells[column + right];
      const seconds = readCell(text);
      if (!cell || cell.lock !== null || seconds === null || seconds === cell.seconds) return [];
      return [{ projectId: cell.projectId, day: cell.day, seconds }];
    }),
  );
}
