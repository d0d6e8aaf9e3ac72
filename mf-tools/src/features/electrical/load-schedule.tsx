import { Alert, Button, DeleteIcon, EmptyState, ItemList, ItemRow, Stack, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { NumberInput } from '@dwang/kit/form';
import { useId, useState } from 'react';
import { type ResultDraft, SaveResult } from '../../results';
import { AddCircuit } from './add-circuit';
import { BoardDiagram } from './board-diagram';
import { ampsOf, breakerFor, type Circuit, kilowatts, type LoadSum, sumLoads } from './loads';
import { useCircuits } from './use-circuits';
import './electrical.css';

const USUAL = { diversity: 60, mainSwitch: 63 };
const NOTICE = 'For planning. Prescribed electrical work is designed, done and certified by a registered electrical worker.';

/** Circuits of a single-phase board with their loads, what they come to, and the board drawn. */
export function LoadSchedule() {
  const { circuits, add, remove } = useCircuits();
  const [diversity, setDiversity] = useState(USUAL.diversity);
  const [mainSwitch, setMainSwitch] = useState(USUAL.mainSwitch);
  const sum = sumLoads(circuits, diversity, mainSwitch);
  return (
    <Stack>
      <AddCircuit onAdd={add} />
      {circuits.length === 0 ? (
        <EmptyState text="No circuits yet." hint="Add what hangs on the board: lights, sockets, hob, hot water." />
      ) : (
        <>
          <ItemList label="Circuits">
            {circuits.map((circuit) => (
              <ItemRow
                key={circuit.id}
                title={circuit.name}
                text={`${kilowatts(circuit.watts)} kW, ${ampsOf(circuit.watts).toFixed(1)} A`}
                figure={
                  <>
                    {breakerText(circuit)}{' '}
                    <Button
                      type="text"
                      icon={<DeleteIcon aria-hidden />}
                      aria-label={`Delete ${circuit.name}`}
                      onClick={() => remove(circuit.id)}
                    />
                  </>
                }
              />
            ))}
          </ItemList>
          <div className="tools-loads-settings">
            <Setting label="Run together" unit="%" value={diversity} max={100} onChange={setDiversity} />
            <Setting label="Main switch" unit="A" value={mainSwitch} max={400} onChange={setMainSwitch} />
          </div>
          {sum.isOver && <Alert type="warning" showIcon role="status" title="The demand is more than the main switch carries." />}
          <DetailList
            items={[
              { label: 'Connected load', value: `${kilowatts(sum.connected)} kW`, numeric: true },
              { label: 'Demand', value: `${kilowatts(sum.demand)} kW, ${sum.amps.toFixed(1)} A`, numeric: true, total: true },
            ]}
          />
          <BoardDiagram circuits={circuits} mainSwitch={mainSwitch} />
          <SaveResult draft={draftOf(circuits, sum, diversity, mainSwitch)} />
        </>
      )}
      <Text rank="secondary">{NOTICE}</Text>
    </Stack>
  );
}

const breakerText = ({ watts }: Circuit): string => {
  const breaker = breakerFor(watts);
  return breaker ? `${breaker} A` : 'over 100 A';
};

function Setting(props: { label: string; unit: string; value: number; max: number; onChange: (value: number) => void }) {
  const { label, unit, value, max, onChange } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <NumberInput id={id} unit={unit} min={1} max={max} value={value} onChange={(next) => next && onChange(next)} />
    </div>
  );
}

const draftOf = (circuits: readonly Circuit[], sum: LoadSum, diversity: number, mainSwitch: number): ResultDraft => ({
  tool: 'electrical',
  title: 'Load schedule',
  inputs: [
    ...circuits.slice(0, 58).map(({ name, watts }) => ({ label: name, value: kilowatts(watts), unit: 'kW' })),
    { label: 'Run together', value: String(diversity), unit: '%' },
    { label: 'Main switch', value: String(mainSwitch), unit: 'A' },
  ],
  answers: [
    { label: 'Demand', value: sum.amps.toFixed(1), unit: 'A' },
    { label: 'Connected load', value: kilowatts(sum.connected), unit: 'kW' },
  ],
  warnings: [...(sum.isOver ? ['The demand is more than the main switch carries'] : []), NOTICE],
  source: 'Single phase, 230 V; breakers in the sizes sold',
});
