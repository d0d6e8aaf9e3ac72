import { Button, EmptyState, Row, Segmented, Stack } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { type ResultDraft, SaveResult } from '../../results';
import { AddReading } from './add-reading';
import { LaserLink } from './laser-link';
import { ReadingList } from './reading-list';
import { type ListMode, metresText, pairsOf, type Reading, totalOf } from './readings';
import { useReadings } from './use-readings';
import './laser.css';

/** Lengths of a laser measure in a running list, typed or by Bluetooth; their sum, or areas of two each. */
export default function LaserTool() {
  const notify = useNotify();
  const [mode, setMode] = useState<ListMode>('length');
  const { readings, add, turn, remove, put } = useReadings();
  const clear = () => {
    put([]);
    notify.info({ title: 'List cleared', action: { label: 'Undo', run: () => put(readings) } });
  };
  return (
    <Stack>
      <LaserLink onLength={add} />
      <AddReading onAdd={add} />
      <Segmented<ListMode>
        aria-label="What the list makes"
        options={[
          { value: 'length', label: 'Sum of lengths' },
          { value: 'area', label: 'Areas, two by two' },
        ]}
        value={mode}
        onChange={setMode}
      />
      {readings.length === 0 ? (
        <EmptyState text="No lengths yet." hint="Type what the laser shows, or connect one that has Bluetooth." />
      ) : (
        <>
          <ReadingList readings={readings} mode={mode} onTurn={turn} onRemove={remove} />
          <p className="tools-laser-total" aria-live="polite">
            <span>Total</span>
            <strong>{totalText(readings, mode)}</strong>
          </p>
          <Row>
            <SaveResult draft={draftOf(readings, mode)} />
            <Button onClick={clear}>Clear list</Button>
          </Row>
        </>
      )}
    </Stack>
  );
}

const totalText = (readings: readonly Reading[], mode: ListMode): string =>
  mode === 'length' ? `${metresText(totalOf(readings, mode))} m` : `${totalOf(readings, mode).toFixed(2).replace('-', '−')} m²`;

/** So many lengths are kept with a result. */
const MOST = 60;

function draftOf(readings: readonly Reading[], mode: ListMode): ResultDraft | null {
  if (mode === 'area' && pairsOf(readings).pairs.length === 0) return null;
  const [value = '', unit = ''] = totalText(readings, mode).split(' ');
  return {
    tool: 'laser-distance',
    title: mode === 'length' ? 'Lengths by laser' : 'Areas by laser',
    inputs: readings.slice(0, MOST).map(({ metres, isLess }, at) => ({
      label: `Length ${at + 1}${isLess ? ', taken off' : ''}`,
      value: metresText(metres),
      unit: 'm',
    })),
    answers: [{ label: 'Total', value, unit }],
    statedError: "as the laser measure's maker states",
  };
}
